import type { Suggestion } from '@murmel/contracts';
import type { HelpedText } from './helped-text';
import type { Help } from './use-help';

/** All that shows a suggestion beside the text, and takes it over, gets these. */
export interface SuggestionViewProps {
  text: HelpedText;
  suggestion: Suggestion;
  help: Help;
  onDone: () => void;
}
