import { type BoardText, type Json, LIMITS } from '@murmel/contracts';
import * as v from 'valibot';
import { cleanBoardText, richTextLength } from '../../board/rich-text.js';
import { cardKind } from './card-kind.js';

const { textMax } = LIMITS.teachingBoard;
/** Long enough to see that it is too long. */
const FAR_TOO_LONG = textMax * 4;

export type TextContent = { text: BoardText | null };

/** Formatted text; lines of an agenda can be ticked. */
export const text = cardKind<TextContent>({
  fields: {
    text: v.pipe(
      v.unknown(),
      v.transform((value) => cleanBoardText(value as Json, textMax)),
    ),
  },
  initial: { text: null },
  size: { width: 20, height: 14 },
  refuse: (_content, given) =>
    richTextLength(cleanBoardText(given['text'], FAR_TOO_LONG)) > textMax ? { code: 'TEXT_TOO_LONG', limit: textMax } : undefined,
});
