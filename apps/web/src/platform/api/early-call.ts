import { ownOrigin } from '../page/addresses';

/** A call that was sent before there was a client that could send it. */
let early: { url: string; answer: Promise<Response> } | undefined;
/** From its first call on the client asks itself. */
let begun = false;

/** Sends a reading call now; whoever makes the same call first gets this answer. @param path below `/api` */
export function callEarly(path: string, headers: Record<string, string>): void {
  if (begun) return;
  const url = `${ownOrigin()}/api${path}`;
  const answer = fetch(url, { headers });
  // Whoever takes the answer hears what is wrong.
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
