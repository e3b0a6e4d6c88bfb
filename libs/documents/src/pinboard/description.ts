import { type Json, LIMITS, type RichText } from '@murmel/contracts';
import { cleanRichText } from '../board/rich-text.js';

/** Returns the part of a card's description that may be stored and drawn. @returns null if empty */
export function cleanDescription(value: Json | undefined): RichText | null {
  return cleanRichText(value, LIMITS.pinboard.descriptionMax);
}
