import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** Range in the current text. */
export interface Span {
  from: number;
  to: number;
}

/** Text that a model helps with, whatever keeps it: a shared document, a card, a text of a worksheet. */
export interface HelpedText {
  itemId: string;
  editor: Editor;
  /** there is no line: nothing is taken over twice */
  away: boolean;
  /** number in the shared document under which suggestions are put in; null where texts have no authors */
  client: number | null;
  /** Converts a range to a place that outlives changes. undefined while the text is not open. */
  toPlace(state: EditorState, span: Span): string | undefined;
  /** Returns the range of a place now; undefined if it no longer exists. */
  spanOf(state: EditorState, place: string): Span | undefined;
  /** True for places of this text: an item may have many. */
  holds(place: string): boolean;
  /** Changes the text in one step that undoing takes back as a whole. */
  put(change: (transaction: Transaction) => Transaction): void;
  /** Converts blocks of the text to Markdown, so that their look comes back. */
  markdownOf(content: JSONContent): Promise<string>;
  /** Converts a model's Markdown to blocks of the text: nothing else than it can hold. */
  nodesOf(markdown: string): Node[];
  /** Returns the reason why the text cannot become this one; undefined if it can. */
  refusal(next: Node): string | undefined;
  /** all of it is another person's: pupils get no help with it */
  ofOthers: boolean;
  /** Returns what this person wrote, in its order. @param clients their numbers in the shared document */
  own(state: EditorState, clients: readonly number[]): readonly Span[];
  /** where the panel is drawn, if not beside the button */
  panelIn?: HTMLElement | undefined;
}
