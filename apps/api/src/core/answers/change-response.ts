import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type AnswerKind, type AnswerRecordOf, type AnswerTypes, partOf, type ResponseRowOf } from './answer-kind.js';
import { type AnswersToCheck, draftAnswers } from './check-answers.js';
import { classNameOf } from './class-names.js';
import { ownResponseRow } from './own-response.js';
import { type AnswerContext, accountOrVisitorOf, ownFiles, type Respondent } from './respondent.js';

/** Changed answers of a response that was begun: all other parts keep theirs. */
export interface AnswerChanges<Answer> {
  responseId: string;
  answers: readonly Answer[];
}

/**
 * Validates answers for storing, against the questions that are locked until the transaction ends. @throws what `open` of the kind and
 * `check` throw
 */
export async function accepted<T extends AnswerTypes, R>(
  manager: EntityManager,
  answerContext: AnswerContext,
  { kind, whose, answers }: { kind: AnswerKind<T>; whose: Respondent | undefined; answers: readonly T['answer'][] },
  check: (checked: AnswersToCheck<T>) => R,
): Promise<R> {
  const parts = await kind.open(manager, answerContext.itemId);
  return check({ parts, answers, ownFiles: await ownFilesIn(manager, answerContext, { kind, whose, answers }) });
}

/** Returns those files of the answers that the caller may use there. */
function ownFilesIn<T extends AnswerTypes>(
  manager: EntityManager,
  { actor, itemId }: AnswerContext,
  { kind, whose, answers }: { kind: AnswerKind<T>; whose: Respondent | undefined; answers: readonly T['answer'][] },
): Promise<Set<string>> {
  const ids = answers.flatMap(({ fileId }) => fileId ?? []);
  return ownFiles(manager, kind.tables, itemId, { person: accountOrVisitorOf(actor), whose }, ids);
}

/** Stores accepted answers in the respondent's row. @returns undefined when it takes none (see `claimResponse`) */
export async function storeInResponse<T extends AnswerTypes>(
  manager: EntityManager,
  { store }: AnswerKind<T>,
  { itemId, whose, submit }: { itemId: string; whose: Respondent; submit: boolean },
  given: readonly AnswerRecordOf<T>[],
  changed?: readonly string[],
): Promise<ResponseRowOf<T> | undefined> {
  const claimed = await store.claimResponse(manager, itemId, whose, submit);
  if (claimed) await store.storeAnswers(manager, claimed.id, given, changed);
  return claimed;
}

/**
 * Inserts and returns the row of a person who has none yet; when another request makes it at the same moment, the row of that one.
 * @param name is not taken from pupils: their class names them
 * @throws LIMIT_REACHED, NOT_FOUND for a caller who is no person, because the response that was opened is gone
 */
export async function beginResponse<T extends AnswerTypes>(
  manager: EntityManager,
  answerContext: AnswerContext,
  kind: AnswerKind<T>,
  name: string,
): Promise<ResponseRowOf<T>> {
  const person = accountOrVisitorOf(answerContext.actor);
  if (!person) throw apiError('NOT_FOUND');
  const claimed = await kind.store.claimResponse(manager, answerContext.itemId, person, false);
  // Without a row, the other request has handed it in already; the conflict has locked it.
  if (!claimed?.isNew) return claimed ?? (await ownResponseRow(manager, kind, answerContext, true))!;
  const row = (await kind.onBegin?.(manager, claimed, (await classNameOf(manager, person.accountId)) ?? name)) ?? claimed;
  await kind.publishChange(manager, row);
  return row;
}

/**
 * Stores these changes in the caller's own response.
 * @returns it, locked against others until the transaction ends, and what is asked
 * @throws NOT_FOUND for the response of another person, ANSWER_INVALID, and what `open` and `closedError` of the kind say
 */
export async function changeOwnResponse<T extends AnswerTypes>(
  manager: EntityManager,
  answerContext: AnswerContext,
  kind: AnswerKind<T>,
  { responseId, answers }: AnswerChanges<T['answer']>,
): Promise<{ row: ResponseRowOf<T>; parts: T['asked'][] }> {
  const parts = await kind.open(manager, answerContext.itemId);
  const row = await ownResponseRow(manager, kind, answerContext, true);
  if (row?.id !== responseId) throw apiError('NOT_FOUND');
  const closed = kind.closedError?.(row);
  if (closed) throw closed;
  return { row: await storeChanges(manager, answerContext, kind, { row, parts, answers }), parts };
}

/** Stores changes of a row that the caller has locked. @returns the row as it is then. @throws ANSWER_INVALID */
export async function storeChanges<T extends AnswerTypes>(
  manager: EntityManager,
  answerContext: AnswerContext,
  kind: AnswerKind<T>,
  { row, parts, answers }: { row: ResponseRowOf<T>; parts: readonly T['asked'][]; answers: readonly T['answer'][] },
): Promise<ResponseRowOf<T>> {
  if (answers.length === 0) return row;
  const whose = { responseId: row.id };
  const given = draftAnswers(kind, { parts, answers, ownFiles: await ownFilesIn(manager, answerContext, { kind, whose, answers }) });
  const changed = answers.map((answer) => partOf(kind.tables, answer));
  return (await storeInResponse(manager, kind, { itemId: answerContext.itemId, whose, submit: false }, given, changed)) ?? row;
}
