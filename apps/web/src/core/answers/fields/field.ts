/** Properties of every kind of field. `Said` is the type of its answer, beside the part that it belongs to. */
export interface FieldProps<Said> {
  part: { id: string; required: boolean };
  answer: Said | undefined;
  onAnswer: (said: Said | undefined) => void;
  /** answering is closed: the answer stays readable */
  locked: boolean;
  /** names the group */
  labelledBy: string;
  /** description, hint and error, as far as they are there */
  describedBy: string | undefined;
  invalid: boolean;
}

/** Texts of a field, supplied by its parent in one file with those around it: a file of their own would come late on slow lines. */
export type FieldTexts = (
  key: `text.${'placeholder' | 'left' | 'over'}` | `file.${FileText}` | 'own.none',
  values?: Record<string, unknown>,
) => string;
type FileText =
  | 'choose'
  | 'record'
  | 'hear'
  | 'held'
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
