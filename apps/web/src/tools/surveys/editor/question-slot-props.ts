import type { QuestionResult } from '@murmel/contracts';
import type { DragHandle } from '../../../core/sorting/SortableList';
import type { DraftQuestion, QuestionFields } from './draft-question';
import type { Conflict } from './merge/merge-question';
import type { QuestionActions } from './use-question-actions';
import type { MarkedQuestion } from './use-survey-state';

/** A contradiction and who is at its other side. */
export interface NamedConflict extends Conflict {
  name: string | undefined;
}

/** What one question in its place needs, closed or open for writing. */
export interface QuestionSlotProps {
  question: DraftQuestion;
  index: number;
  questions: readonly DraftQuestion[];
  /** what came in to it so far */
  answers: QuestionResult | undefined;
  selected: boolean;
  /** the field takes the focus when the card opens */
  focus: boolean;
  problem: MarkedQuestion | undefined;
  /** what somebody else wrote differently, with their name where it is known */
  conflicts: readonly NamedConflict[];
  onSettle: (conflict: Conflict, whose: 'mine' | 'theirs') => void;
  handle: DragHandle | undefined;
  onSelect: (() => void) | undefined;
  onChange: (fields: Partial<QuestionFields>, delay: number) => void;
  actions: QuestionActions;
}
