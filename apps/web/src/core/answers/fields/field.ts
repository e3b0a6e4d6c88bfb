/** What every kind of field gets. `Said` is what an answer to it says, beside the part that it belongs to. */
export interface FieldProps<Said> {
  part: { id: string; required: boolean };
  answer: Said | undefined;
  onAnswer: (said: Said | undefined) => void;
  /** nobody may answer now: the answer stays readable */
  locked: boolean;
  /** names the group */
  labelledBy: string;
  /** description, hint and error, as far as they are there */
  describedBy: string | undefined;
  invalid: boolean;
}

/** Whoever shows a field has its words, in one file with those around it: a file of their own would come late on slow lines. */
export type FieldTexts = (
  key: `text.${'placeholder' | 'left' | 'over'}` | `file.${FileText}` | 'own.none',
  values?: Record<string, unknown>,
) => string;
type FileText =
  | 'choose'
  | 'record'
  | 'other'
  | 'hint'
  | 'going'
  | 'percent'
  | 'giveUp'
  | 'remove'
  | 'removeNamed'
  | 'failed'
  | 'empty'
  | 'tooLarge'
  | 'type'
  | 'heic';
