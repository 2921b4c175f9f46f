/** Who the club takes this browser for. */
import { forget, keep, read } from "$lib/kept";
import { language } from "$lib/settings/settings.svelte";
import { api } from "./api";
import type { Me } from "./messages";
import { KNOWN } from "./request";

class Member {
  me: Me | null = $state.raw(null);
  #coming: Promise<Me> | null = null;

  /** Come back, if this browser has been here before; else nobody is made a guest yet. */
  async comeBack(): Promise<void> {
    if (read(KNOWN)) await this.comeIn();
  }

  /** Come in as a guest, or as who one was. Raises Refused. */
  comeIn(): Promise<Me> {
    if (this.me) return Promise.resolve(this.me);
    this.#coming ??= api
      .post<Me>("/guest", { language: language() })
      .then((me) => this.become(me))
      .finally(() => {
        this.#coming = null;
      });
    return this.#coming;
  }

  /** Note who one is: after signing in, a new name, and the like. */
  become(me: Me): Me {
    this.me = me;
    keep(KNOWN, "1");
    return me;
  }

  /** Be nobody: after signing out, or deleting all. */
  leave(): void {
    this.me = null;
    forget(KNOWN);
  }
}

export const member = new Member();
