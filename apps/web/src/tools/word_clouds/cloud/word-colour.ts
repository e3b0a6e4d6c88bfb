import { hashId } from '@murmel/contracts';
import { type MarbleColour, marbleColours } from '../../../ui/theme/scales';

/** A word keeps its colour on every screen, whatever the others are. */
export function wordColour(key: string): MarbleColour {
  return marbleColours[hashId(key) % marbleColours.length]!;
}
