import { type Json, LIMITS, type RichText } from '@murmel/contracts';
import { cleanRichText } from '../board/rich-text.js';

/** What may be stored and drawn of a card's description. @returns null for nothing */
export function cleanDescription(value: Json | undefined): RichText | null {
  return cleanRichText(value, LIMITS.pinboard.descriptionMax);
}
