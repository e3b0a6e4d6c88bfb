import type { Suggestion } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import type * as Y from 'yjs';
import type { Help } from './use-help';

/** All that shows a suggestion beside the text, and takes it over, gets these. */
export interface SuggestionViewProps {
  editor: Editor;
  document: Y.Doc;
  suggestion: Suggestion;
  help: Help;
  /** there is no line: nothing is taken over twice */
  away: boolean;
  onDone: () => void;
}
