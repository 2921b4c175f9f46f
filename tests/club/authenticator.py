"""An authenticator made of software: what a browser and its device do about passkeys."""

import json
import os
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

SITE, ORIGIN = "cards.example", "https://cards.example"
PRESENT, VERIFIED, HAS_KEY = 1, 4, 64


@dataclass
class Authenticator:
    """What a browser and its device do when a page asks for a passkey."""

    origin: str = ORIGIN
    site: str = SITE
    id: bytes = field(default_factory=lambda: os.urandom(32))
    uses: int = 0
    # Passkeys that several devices share are not counted.
    counts: bool = True
    user: bytes = b""
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.uses += self.counts
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(PRESENT | VERIFIED | HAS_KEY)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        self.user = base64url_to_bytes(options["user"]["id"])
        return self._credential(
            clientDataJSON=self._client("webauthn.create", options["challenge"]),
            attestationObject=cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(PRESENT | VERIFIED)
        signed = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=client, authenticatorData=data, signature=signed, userHandle=self.user
        )

    def _credential(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        texts = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": texts}
