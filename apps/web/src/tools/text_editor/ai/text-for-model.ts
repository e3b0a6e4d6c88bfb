import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { Span } from './place';

/** Letters before the caret that a model needs to go on. */
const BEFORE = 4000;
/** Stands for what is no letter. */
const NO_LETTER = '\ufffc';

/** The plain words between two places, to see whether somebody changed them. */
export const plainBetween = (document: Node, { from, to }: Span): string => document.textBetween(from, to, '\n', NO_LETTER);

/** What is worked on as Markdown, so that its look can come back; words inside of one block without what the block is. */
export async function markdownBetween(document: Node, { from, to }: Span): Promise<string> {
  const { markdownBody } = await import('../export/markdown');
  const [$from, $to] = [document.resolve(from), document.resolve(to)];
  const content =
    $from.sameParent($to) && $from.parent.isTextblock
      ? [{ type: 'paragraph', content: $from.parent.cut($from.parentOffset, $to.parentOffset).content.toJSON() ?? [] }]
      : (document.slice(from, to).content.toJSON() ?? []);
  return markdownBody({ type: 'doc', content }, '');
}

/** What stands before the caret, for whoever wants it to go on. */
export function wordsBefore({ doc }: EditorState, position: number): string {
  return plainBetween(doc, { from: 0, to: position }).slice(-BEFORE);
}
