import { type OwnResponse, type RequiredPart, unanswered } from '@murmel/contracts';
import { type FileAnswer, onlyHeld } from './held-files';
import { isNewer, knownFile, type LocalAnswers, NO_LOCAL_ANSWERS } from './local-answers';

/** Answers given so far, by part. */
export type Answers<Answer> = Readonly<Record<string, Answer>>;

/** Problems that prevent a submission: ids of parts in their order. */
export interface AnswersCheck {
  /** required and empty */
  missing: string[];
  /** longer than a text may be */
  tooLong: string[];
  /** optional and empty */
  open: string[];
}

/**
 * Defines how answers of a kind are read, of any type.
 * @param field in which an answer names its part
 * @param says whether there is an answer
 * @param fitting what of an answer its part can have, which may have changed meanwhile
 */
export function answersOf<Part extends RequiredPart, Answer extends FileAnswer>(
  field: string & keyof Answer,
  says: (part: Part, answer: Answer | undefined) => boolean,
  fitting: (part: Part, answer: Answer) => Answer,
  tooLong: (answer: Answer) => boolean,
) {
  /** Looks through all answers before they are sent. */
  const check = (parts: readonly Part[], answers: Answers<Answer>): AnswersCheck => {
    const answered = parts.filter((part) => says(part, answers[part.id])).map(({ id }) => id);
    const { required, optional } = unanswered(parts, new Set(answered));
    return { missing: required, tooLong: answered.filter((id) => tooLong(answers[id]!)), open: optional };
  };

  /**
   * Keeps the answers that fit the current parts: a teacher may have changed them meanwhile. Without parts everything stays: they are not
   * visible before the item is open.
   */
  const fittingAll = (parts: readonly Part[], answers: Answers<Answer>): Answers<Answer> => {
    if (parts.length === 0) return answers;
    const all: Record<string, Answer> = {};
    for (const part of parts) {
      const given = answers[part.id];
      const answer = given && fitting(part, given);
      if (answer && says(part, answer)) all[part.id] = answer;
    }
    return all;
  };

  /** The answers as they are sent: in the order of the parts, nothing empty. */
  const list = (parts: readonly Part[], answers: Answers<Answer>): Answer[] => Object.values(fittingAll(parts, answers));

  /** Answers of a response, by part. */
  const byPart = (answers: readonly Answer[]): Answers<Answer> =>
    Object.fromEntries(answers.map((answer) => [answer[field] as string, answer]));

  /** The newer one of what the device and the server have. */
  const newer = (kept: LocalAnswers<Answer> | undefined, own: OwnResponse<Answer> | null): LocalAnswers<Answer> => {
    if (!own) return kept ? { ...kept, base: null, unsaved: true } : NO_LOCAL_ANSWERS;
    if (kept && isNewer(kept, own)) return { ...kept, base: own.updatedAt };
    return {
      // Recordings are on this device alone.
      answers: { ...byPart(own.answers), ...onlyHeld(kept?.answers ?? {}) },
      files: { ...kept?.files, ...Object.fromEntries(own.files.map((file) => [file.id, knownFile(file)])) },
      changedAt: Date.parse(own.updatedAt),
      base: own.updatedAt,
      unsaved: false,
      at: kept?.at ?? null,
      submission: null,
    };
  };

  return { check, fitting: fittingAll, list, byPart, newer };
}
