import type { FoundPlace } from '@murmel/contracts';
import { deepLinkHash } from '../../platform/deep-link/deep-link';

/** Length of text that distinguishes its paragraph from others. */
const TELLING = 60;
/** Places that every item shows at its top. */
const OF_THE_ITEM: readonly FoundPlace['kind'][] = ['title', 'description', 'tag'];

/** Returns the suffix of an item's address that leads to the found place; empty for the item itself. */
export function resultLink(place: FoundPlace | undefined): string {
  if (!place || OF_THE_ITEM.includes(place.kind)) return '';
  if (place.at !== undefined) return deepLinkHash({ parts: place.at.split('/') });
  if (place.kind === 'word') return deepLinkHash({ words: place.text });
  const rest = place.text.slice(place.marks[0]?.[0] ?? 0);
  const cut = rest.length > TELLING ? rest.slice(0, TELLING).replace(/\s\S*$/, '') : place.cut[1] ? rest.replace(/\s\S*$/, '') : rest;
  return deepLinkHash({ words: cut });
}
