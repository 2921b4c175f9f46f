/** Which page is shown: the address of the document, without loading it anew. */

class Router {
  url: URL = $state.raw(new URL(location.href));

  constructor() {
    addEventListener("popstate", () => {
      this.url = new URL(location.href);
    });
  }

  /** The parts of the path: `/table/abc` is `["table", "abc"]`. */
  get path(): string[] {
    return this.url.pathname.split("/").filter(Boolean);
  }

  /** Show another page; `replace` leaves no way back to this one. */
  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, location.href);
    const isSame = url.pathname === this.url.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.url = url;
    if (!isSame && !url.hash) scrollTo(0, 0);
  }

  /** Follow a link of this page's own without loading the document; to be put on `document`. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    this.go(url.href);
  };
}

export const router = new Router();
