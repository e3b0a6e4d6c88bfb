import { decodeText } from '@murmel/contracts';
import { Unreadable } from './unreadable.js';

/** Returns the text of a file. @throws Unreadable for what is no text */
export function plainText(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (text === undefined || text.includes('\0')) throw new Unreadable('broken');
  return text;
}
