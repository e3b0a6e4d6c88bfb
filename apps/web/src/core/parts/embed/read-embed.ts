import { embedAddress } from '@murmel/documents';
import { isOwn } from '../frame/external-page';

/** Result of parsing the input to embed. */
export type EmbedInput =
  | { kind: 'empty' }
  /** neither an address nor a snippet with a frame */
  | { kind: 'refused' }
  /** a page of this installation: the kind "Werkzeug" is made for it */
  | { kind: 'own' }
  | { kind: 'fits'; address: string; scripts: number; others: number };

/** @param own the origin of this installation */
export function readEmbed(input: string, own: string): EmbedInput {
  const text = input.trim();
  if (text === '') return { kind: 'empty' };
  const address = embedAddress(text);
  if (address === undefined) return { kind: 'refused' };
  return isOwn(address, own) ? { kind: 'own' } : { kind: 'fits', address, ...takenOut(text) };
}

/** Counts the ignored elements of a snippet, besides the frame whose address is used. */
function takenOut(text: string): { scripts: number; others: number } {
  const tags = [...text.matchAll(/<([a-z][a-z0-9-]*)\b/gi)].map(([, name = '']) => name.toLowerCase());
  const scripts = tags.filter((name) => name === 'script').length;
  const frames = tags.indexOf('iframe') < 0 ? 0 : 1;
  return { scripts, others: tags.length - scripts - frames };
}
