/** A scheme of its own, e.g. `https:` or `javascript:`; a number behind the colon is a port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** Browsers read over some of them, and people cannot see them. */
const UNSEEN = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * Returns a typed web address; one without a scheme is read with `https`.
 * @returns undefined for other schemes, for users and passwords in addresses, and for what people cannot see
 */
export function typedWebAddress(typed: string, max: number): URL | undefined {
  const text = typed.trim();
  if (text === '' || UNSEEN.test(text) || text.startsWith('/')) return undefined;
  const url = URL.parse(SCHEME.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.href.length > max) return undefined;
  return url;
}
