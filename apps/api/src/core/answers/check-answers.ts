import { unanswered } from '@murmel/contracts';
import { apiError } from '../../platform/api-error.js';
import { type AnswerKind, type AnswerRecordOf, type AnswerTypes, type CheckedAnswer, partOf } from './answer-kind.js';

/** Answers as they were sent, and what they are checked against. */
export interface AnswersToCheck<T extends AnswerTypes> {
  /** all of the item, in their order */
  parts: readonly T['asked'][];
  answers: readonly T['answer'][];
  ownFiles: ReadonlySet<string>;
}

/**
 * Returns the answers that a draft stores. Nothing is required, and what a part cannot have (any more) is omitted; only a text that is too
 * long is refused.
 * @throws ANSWER_INVALID with the number
 */
export function draftAnswers<T extends AnswerTypes>(kind: AnswerKind<T>, sent: AnswersToCheck<T>): AnswerRecordOf<T>[] {
  const checked = check(kind, sent);
  refuse(kind, checked, (problem) => problem === 'too_long');
  return checked.flatMap(([, one]) => ('given' in one ? [one.given] : []));
}

/**
 * Returns the answers of a submission. Answers to all existing parts are accepted, but only those that participants are asked can be
 * missing.
 * @param incomplete optional parts may stay empty
 * @throws ANSWER_INVALID, ANSWER_MISSING, INCOMPLETE, each with the parts meant
 */
export function submittedAnswers<T extends AnswerTypes>(
  kind: AnswerKind<T>,
  sent: AnswersToCheck<T>,
  incomplete: boolean,
): AnswerRecordOf<T>[] {
  const checked = check(kind, sent);
  refuse(kind, checked, () => true);
  const given = checked.flatMap(([, one]) => ('given' in one ? [one.given] : []));
  const answers = given.flatMap((answer) => kind.shownAnswer(partOf(kind.tables, answer), answer) ?? []);
  refuseMissing(kind, { parts: sent.parts, answers }, incomplete);
  return given;
}

/**
 * Refuses a submission of which these are all answers, as long as something is missing.
 * @param incomplete optional parts may stay empty
 * @throws ANSWER_MISSING, INCOMPLETE, each with the parts meant
 */
export function refuseMissing<T extends AnswerTypes>(
  kind: AnswerKind<T>,
  { parts, answers }: Pick<AnswersToCheck<T>, 'parts' | 'answers'>,
  incomplete: boolean,
): void {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const whole = answers.filter((answer) => {
    const part = byId.get(partOf(kind.tables, answer));
    return part !== undefined && (kind.isWhole?.(part, answer) ?? true);
  });
  const { required, optional } = unanswered(kind.asked(parts), new Set(whole.map((answer) => partOf(kind.tables, answer))));
  const { field } = kind.tables.part;
  if (required.length > 0) throw apiError('ANSWER_MISSING', { [`${field}s`]: required });
  if (optional.length > 0 && !incomplete) throw apiError('INCOMPLETE', { [`${field}s`]: optional, count: optional.length });
}

type Checked<T extends AnswerTypes> = [partId: string, answer: CheckedAnswer<T>];

function check<T extends AnswerTypes>(kind: AnswerKind<T>, { parts, answers, ownFiles }: AnswersToCheck<T>): Checked<T>[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const seen = new Set<string>();
  return answers.map((answer) => {
    const partId = partOf(kind.tables, answer);
    if (seen.has(partId)) return [partId, { refused: { problem: 'answered_twice' } }];
    seen.add(partId);
    return [partId, kind.check(byId.get(partId), answer, ownFiles)];
  });
}

function refuse<T extends AnswerTypes>(
  { tables }: AnswerKind<T>,
  checked: readonly Checked<T>[],
  isRefused: (problem: string) => boolean,
): void {
  for (const [partId, one] of checked)
    if ('refused' in one && isRefused(one.refused.problem))
      throw apiError('ANSWER_INVALID', { [tables.part.field]: partId, ...one.refused });
}
