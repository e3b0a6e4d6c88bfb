import { dropUnseen, trimBlank } from './fold-text.js';

/** A scheme of its own, e.g. `https:` or `javascript:`; a number behind the colon is a port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** Browsers read over some of them, and people cannot see them. */
const UNSEEN = /[\s\\\p{Cc}\p{Cf}]/u;

/** Inside, a line end is no sign that came along, and a change of direction shows another address than the one that opens. */
const NO_ADDRESS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Brackets and quotation marks in which a sentence puts an address; `[` may begin one. */
const BEFORE = /^[<({"„“”«»‚‘’]+/u;
const BEHIND = '.,;…>"„“”«»‚‘’';
/** Closing brackets belong to an address that opened them: `…/Murmel_(Begriffsklärung)`. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Returns a typed or pasted address without what came along: unseen signs, and signs of the sentence around it.
 * `(see https://murmel.example/7b).` copied from its bracket on is `https://murmel.example/7b`.
 */
export function bareAddress(typed: string): string {
  const text = trimBlank(typed);
  const address = NO_ADDRESS.test(text) ? text : dropUnseen(text).replace(BEFORE, '');
  const open = new Map(Object.entries(BRACKETS).map(([closes, opens]) => [closes, countOf(address, closes) - countOf(address, opens)]));
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1]!;
    const tooMany = open.get(last) ?? 0;
    if (tooMany > 0) open.set(last, tooMany - 1);
    else if (!BEHIND.includes(last)) break;
  }
  return address.slice(0, end);
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/**
 * Returns a typed web address; one without a scheme is read with `https`.
 * @returns undefined for other schemes, for users and passwords in addresses, and for blanks and controls inside
 */
export function typedWebAddress(typed: string, max: number): URL | undefined {
  const text = bareAddress(typed);
  if (text === '' || UNSEEN.test(text) || text.startsWith('/')) return undefined;
  const url = URL.parse(SCHEME.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.href.length > max) return undefined;
  return url;
}
