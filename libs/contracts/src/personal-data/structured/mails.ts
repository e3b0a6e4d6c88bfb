import type { TextRange } from '../found.js';

const LOCAL = /[\p{L}\p{N}._%+'-]/u;
const DOMAIN = /[\p{L}\p{N}.-]/u;
/** Longest part before the sign, and longest domain, by RFC 5321. */
const [LOCAL_MAX, DOMAIN_MAX] = [64, 255];
const COMPLETE = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+\p{L}{2,}$/u;

/** Mail addresses: from each `@` to both sides, so that no text makes it slow. */
export function findMails(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > 0 && at - from < LOCAL_MAX && LOCAL.test(text[from - 1]!)) from -= 1;
    while (from < at && /[.'-]/.test(text[from]!)) from += 1;
    let to = at + 1;
    while (to < text.length && to - at <= DOMAIN_MAX && DOMAIN.test(text[to]!)) to += 1;
    while (to > at && /[.-]/.test(text[to - 1]!)) to -= 1;
    if (from < at && COMPLETE.test(text.slice(at + 1, to))) found.push({ from, to });
  }
  return found;
}
