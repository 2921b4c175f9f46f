/** Requests as they go out, some ahead of the code that wants their answers. */

/** Under which name the device keeps that the club knows this browser. */
export const KNOWN = "koloda.known";

const sent = new Map<string, Promise<Response>>();

/** Send a request: the answer of one that was sent ahead serves once, unless it was refused. */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const key = `${method} ${path}`;
  const ahead = sent.get(key);
  sent.delete(key);
  const answer = await ahead?.catch(() => null);
  return answer?.ok ? answer : send(method, path, body);
}

/** Send a request that `request` will be asked for when more of the page is there. */
export function sendAhead(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = send(method, path, body);
  sent.set(`${method} ${path}`, answer);
  return answer;
}

function send(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`/api${path}`, {
    method,
    headers: {
      "X-Koloda": "1",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Where the club has a table; a link opens one that is not open to all. */
export function tablePath(id: string, link: string | null): string {
  return `/tables/${id}${link ? `?link=${encodeURIComponent(link)}` : ""}`;
}
