import { LIMITS, type RichText } from '@murmel/contracts';
import { cleanDescription } from '@murmel/documents';
import type { JSONContent } from '@tiptap/core';
import { fits as fitsInto, type TextRules, fromEditor as textIn } from '../../../../core/boards/text-editor/editor-text';

const RULES: TextRules<RichText> = { max: LIMITS.pinboard.descriptionMax, clean: cleanDescription };

export { toEditor } from '../../../../core/boards/text-editor/editor-text';

/** Converts the editor's content to the form stored in a card. @returns null for no text */
export function fromEditor(document: JSONContent): RichText | null {
  return textIn(document, RULES);
}

/** Fits into a card; more is refused by the operation, too. */
export function fits(text: RichText | null): boolean {
  return fitsInto(text, RULES.max);
}
