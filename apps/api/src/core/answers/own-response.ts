import type { EntityManager } from 'typeorm';
import type { AnswerKind, AnswerTypes, ResponseRowOf } from './answer-kind.js';
import { type AnswerContext, accountOrVisitorOf, ownResponse, type Respondent } from './respondent.js';

/** Returns the owner of the caller's response: the response that the caller opened, else its person. */
export async function respondentOf<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  answerContext: AnswerContext,
): Promise<Respondent | undefined> {
  const responseId = await kind.opened?.(manager, answerContext);
  return responseId === undefined ? accountOrVisitorOf(answerContext.actor) : { responseId };
}

/** Returns the caller's draft or response, null if there is none. @param lock locks it against other changes until the transaction ends */
export async function ownResponseRow<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  answerContext: AnswerContext,
  lock = false,
): Promise<ResponseRowOf<T> | null> {
  const whose = await respondentOf(manager, kind, answerContext);
  return whose ? ownResponse(manager, kind.tables, answerContext.itemId, whose, lock) : null;
}
