import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { HelpedText, Span } from './helped-text';

/** Letters before the caret that a model needs to go on. */
export const WORDS_BEFORE = 4000;
/** Placeholder for content that is not text. */
const NO_LETTER = '\ufffc';

/** Returns the plain words between two positions, to detect whether they were changed. */
export const plainBetween = (document: Node, { from, to }: Span): string => document.textBetween(from, to, '\n', NO_LETTER);

/** Returns a span as Markdown, so that its formatting can be restored; words inside of one block without the block's type. */
export async function markdownBetween(text: Pick<HelpedText, 'markdownOf'>, document: Node, { from, to }: Span): Promise<string> {
  const [$from, $to] = [document.resolve(from), document.resolve(to)];
  const content =
    $from.sameParent($to) && $from.parent.isTextblock
      ? [{ type: 'paragraph', content: $from.parent.cut($from.parentOffset, $to.parentOffset).content.toJSON() ?? [] }]
      : (document.slice(from, to).content.toJSON() ?? []);
  return text.markdownOf({ type: 'doc', content });
}

/** Returns the text before the caret, for an action that continues it. */
export function wordsBefore({ doc }: EditorState, position: number): string {
  return plainBetween(doc, { from: 0, to: position }).slice(-WORDS_BEFORE);
}
