import { Unreadable } from './unreadable.js';

/**
 * Decodes text as editors store it: UTF-8, UTF-16 with a byte order mark, else the old Windows encoding. @throws Unreadable for what is no
 * text
 */
export function plainText(bytes: Buffer): string {
  const text = decoded(bytes);
  if (text.includes('\0')) throw new Unreadable('broken');
  return text;
}

function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
