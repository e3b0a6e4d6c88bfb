import { type BoardText, LIMITS } from '@murmel/contracts';
import { cleanBoardText, richTextLength } from '@murmel/documents';
import type { JSONContent } from '@tiptap/core';
import { fits, fromEditor, type TextRules } from '../../boards/text-editor/editor-text';

export const TEXT_MAX = LIMITS.teachingBoard.textMax;
/** The counter appears when the end comes near. */
const COUNTED_FROM = TEXT_MAX * 0.9;

const RULES: TextRules<BoardText> = { max: TEXT_MAX, clean: (value) => cleanBoardText(value, TEXT_MAX) };

/** Converts the editor's content to the stored form of a part. */
export function textOf(document: JSONContent): BoardText | null {
  return fromEditor(document, RULES);
}

export function fitsPart(text: BoardText | null): boolean {
  return fits(text, TEXT_MAX);
}

/** @returns how many characters there are, once that is worth saying */
export function countedLength(text: BoardText | null): number | undefined {
  const length = richTextLength(text);
  return length >= COUNTED_FROM ? length : undefined;
}
