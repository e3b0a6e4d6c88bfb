import { hashId } from '@murmel/contracts';
import { type MarbleColour, marbleColours } from '../../../ui/theme/scales';

/** Returns the colour of a word. It is the same on every screen, independent of the other words. */
export function wordColour(key: string): MarbleColour {
  return marbleColours[hashId(key) % marbleColours.length]!;
}
