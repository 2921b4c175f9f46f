/** Passkeys: between the club's JSON and what the browser takes and gives (WebAuthn). */
import { api } from "$lib/connection/api";
import type { Me } from "$lib/connection/messages";

interface Descriptor {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}

interface Creation {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
}

interface Asking {
  challenge: string;
  allowCredentials?: Descriptor[];
}

/** Whether this browser can use passkeys here: not on plain http of another host. */
export function canPasskey(): boolean {
  return isSecureContext && "PublicKeyCredential" in window;
}

/** Add a passkey for the member; null where none was made. Raises Refused. */
export async function addPasskey(): Promise<Me | null> {
  const options = await api.post<Creation>("/me/passkey/options");
  const credential = await settled(
    navigator.credentials.create({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialCreationOptions),
        challenge: toBytes(options.challenge),
        user: { ...options.user, id: toBytes(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(withBytes),
      },
    }),
  );
  return credential && api.post<Me>("/me/passkey", { credential: toData(credential) });
}

/** Sign in by passkey; null where none was used. Raises Refused. */
export async function signInByPasskey(): Promise<Me | null> {
  const options = await api.post<Asking>("/passkey/options");
  const credential = await settled(
    navigator.credentials.get({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialRequestOptions),
        challenge: toBytes(options.challenge),
        allowCredentials: (options.allowCredentials ?? []).map(withBytes),
      },
    }),
  );
  return credential && api.post<Me>("/passkey", { credential: toData(credential) });
}

/** Wait for the browser; that somebody changed their mind, or has no passkey, is no error. */
async function settled(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** A credential as JSON. */
function toData(credential: PublicKeyCredential): Record<string, unknown> {
  const { id, rawId, type, response } = credential;
  const data: Record<string, string> = { clientDataJSON: toText(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse) {
    data.attestationObject = toText(response.attestationObject);
  } else if (response instanceof AuthenticatorAssertionResponse) {
    data.authenticatorData = toText(response.authenticatorData);
    data.signature = toText(response.signature);
    if (response.userHandle) data.userHandle = toText(response.userHandle);
  }
  return { id, rawId: toText(rawId), type, response: data, clientExtensionResults: {} };
}

function withBytes(descriptor: Descriptor): PublicKeyCredentialDescriptor {
  return { ...descriptor, id: toBytes(descriptor.id) };
}

/** Read base64url. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Write base64url, without padding. */
export function toText(bytes: ArrayBuffer | Uint8Array): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
