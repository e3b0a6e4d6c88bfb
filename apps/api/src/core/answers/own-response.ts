import type { EntityManager } from 'typeorm';
import type { AnswerKind, AnswerTypes, ResponseRowOf } from './answer-kind.js';
import { type AnswerContext, accountOrVisitorOf, ownResponse, type Respondent } from './respondent.js';

/** Returns the owner of the caller's response: the response that the caller opened, else its person. */
export async function respondentOf<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  answerContext: AnswerContext,
): Promise<Respondent | undefined> {
  const { actor, itemId } = answerContext;
  const { responses, devices } = kind.tables;
  // An account goes on wherever it signs in.
  const byKey = devices !== undefined && !actor.account && actor.visitorId !== null;
  const responseId = byKey ? await responseOnDevice(manager, { responses, devices }, itemId, actor.visitorId!) : undefined;
  return responseId === undefined ? accountOrVisitorOf(actor) : { responseId };
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

/** Returns the response that this device continues by its secret link, although it was begun on another one. */
async function responseOnDevice(
  manager: EntityManager,
  { responses, devices }: { responses: string; devices: string },
  itemId: string,
  visitorId: string,
): Promise<string | undefined> {
  const [device] = await manager.query<{ responseId: string }[]>(
    `select d.response_id as "responseId" from ${devices} d join ${responses} r on r.id = d.response_id
      where d.visitor_id = $1 and r.item_id = $2 order by d.created_at desc limit 1`,
    [visitorId, itemId],
  );
  return device?.responseId;
}
