import { ownOrigin } from '../page/addresses';

/** A call that was sent before there was a client that could send it. */
let early: { url: string; answer: Promise<Response> } | undefined;
/** True from the client's first call on; from then on the client sends the request itself. */
let begun = false;

/** Sends a reading call now; the first caller of the same call gets this answer. @param path below `/api` */
export function callEarly(path: string, headers: Record<string, string>): void {
  if (begun) return;
  const url = `${ownOrigin()}/api${path}`;
  const answer = fetch(url, { headers });
  // The consumer of the answer handles the error.
  answer.catch(() => undefined);
  early = { url, answer };
}

/** @returns the answer that is on its way already, once; undefined for every other call */
export function takeEarly({ method, url }: Request): Promise<Response> | undefined {
  begun = true;
  if (method !== 'GET' || url !== early?.url) return undefined;
  const { answer } = early;
  early = undefined;
  return answer;
}
