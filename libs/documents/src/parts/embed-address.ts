import { bareAddress } from '@murmel/contracts';

/** A name in the public net: neither a number nor a name of this house. */
const HOST = /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/;

/**
 * Returns the address to embed: from an address, or a snippet with a frame. Only the frame's address of the snippet is kept, so no script
 * of it is ever stored (spec TBO-14).
 * @returns undefined for what is neither, and for anything but https
 */
export function embedAddress(input: string): string | undefined {
  const source = /<\w/.test(input) && !/^\s*<https?:/i.test(input) ? frameSource(input) : bareAddress(input);
  if (source === undefined || /\s/.test(source)) return undefined;
  try {
    const url = new URL(source.startsWith('//') ? `https:${source}` : /^[a-z][a-z0-9+.-]*:/i.test(source) ? source : `https://${source}`);
    return url.protocol === 'https:' && HOST.test(url.hostname) && url.username === '' && url.password === '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** A new element ends the one before it: thousands of them in a text do not cause a scan from each to the end. */
const FRAME = /<iframe\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/i;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

function frameSource(snippet: string): string | undefined {
  const attributes = [...(FRAME.exec(snippet)?.[1] ?? '').matchAll(ATTRIBUTE)];
  const source = attributes.find(([, name]) => name?.toLowerCase() === 'src');
  return source && (source[2] ?? source[3] ?? source[4])?.replaceAll('&amp;', '&').trim();
}
