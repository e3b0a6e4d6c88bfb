import type { QuestionResult } from '@murmel/contracts';
import type { DragHandle } from '../../../ui/sorting/SortableList';
import type { DraftQuestion, QuestionFields } from './draft-question';
import type { Conflict } from './merge/merge-question';
import type { QuestionActions } from './use-question-actions';
import type { MarkedQuestion } from './use-survey-state';

/** A contradiction and who is at its other side. */
export interface NamedConflict extends Conflict {
  name: string | undefined;
}

/** Props of one question in its place, closed or open for editing. */
export interface QuestionSlotProps {
  question: DraftQuestion;
  index: number;
  questions: readonly DraftQuestion[];
  /** answers received so far */
  answers: QuestionResult | undefined;
  selected: boolean;
  /** the field takes the focus when the card opens */
  focus: boolean;
  problem: MarkedQuestion | undefined;
  /** another user's differing text, with their name if it is known */
  conflicts: readonly NamedConflict[];
  onSettle: (conflict: Conflict, whose: 'mine' | 'theirs') => void;
  handle: DragHandle | undefined;
  onSelect: (() => void) | undefined;
  onChange: (fields: Partial<QuestionFields>, delay: number) => void;
  actions: QuestionActions;
}
