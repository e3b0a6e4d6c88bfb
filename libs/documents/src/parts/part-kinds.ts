import { LIMITS, PART_FIELDS, type PartKindName } from '@murmel/contracts';
import { cleanBoardText, richTextLength } from '../board/rich-text.js';
import type { PartKind } from './part.js';

const { textMax } = LIMITS.teachingBoard;
/** Long enough to see that it is too long. */
const FAR_TOO_LONG = textMax * 4;

/** The kinds of parts that every tool can show. One whose fields are in the contract and that is missing here does not compile. */
export const PART_KINDS: { readonly [K in PartKindName]: PartKind<(typeof PART_FIELDS)[K]> } = {
  text: {
    initial: { text: null },
    refuse: (_content, given) =>
      richTextLength(cleanBoardText(given['text'], FAR_TOO_LONG)) > textMax ? { code: 'TEXT_TOO_LONG', limit: textMax } : undefined,
  },
  image: { initial: { file: null, alt: '', fit: 'cover' } },
  qr_link: { initial: { address: null } },
  video: { initial: { address: null, file: null, name: '' } },
  embed: { initial: { address: null } },
  file: { initial: { file: null, name: '', contentType: '', bytes: 0 } },
  internal_tool: { initial: { item: null, name: '', address: null } },
};
