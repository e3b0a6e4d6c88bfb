import { LIMITS } from '../limits.js';
import { address, type ContentOf, choice, id, maybe, text, whole, words } from './field.js';

/** Fields stored for each kind of part that every tool can show. */
export const PART_FIELDS = {
  /** formatted text; lines of an agenda can be ticked */
  text: { text: text(LIMITS.teachingBoard.textMax) },
  image: { file: maybe(id), alt: words(LIMITS.image.altMax), fit: choice(['cover', 'contain']) },
  qr_link: { address: maybe(address('page', 2000)) },
  /** a film at YouTube or Vimeo, or one that was uploaded */
  video: { address: maybe(address('film', 2000)), file: maybe(id), name: words(LIMITS.file.nameMax) },
  /** a page of another site, in a frame that may do little */
  embed: { address: maybe(address('frame', 10_000)) },
  file: { file: maybe(id), name: words(LIMITS.file.nameMax), contentType: words(200), bytes: whole(0, 1e12) },
  /** one of the teacher's own items, live; `address`: its public page as the share dialog gives it, a path of this installation */
  internal_tool: { item: maybe(id), name: words(LIMITS.title.max), address: maybe(address('own', 500)) },
} as const;
export type PartKindName = keyof typeof PART_FIELDS;
export type PartContents = { [K in PartKindName]: ContentOf<(typeof PART_FIELDS)[K]> };
