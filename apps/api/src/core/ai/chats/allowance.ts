import { isTeacher } from '@murmel/access-policy';
import type { AiAllowance } from '@murmel/contracts';
import { newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { itemOf, type RequestContext } from '../../../platform/request-context.js';
import { type AccountOrVisitor, accountOrVisitorOf } from '../../answers/respondent.js';
import type { DayBudgets } from '../budgets/day-budgets.js';
import { askedSubjectOf, currentAssistant } from './chat-assistant.js';

/** Returns how much the caller may ask the current assistant, before they ask. @throws ASSISTANT_GONE */
export async function allowanceOf(manager: EntityManager, context: RequestContext, budgets: DayBudgets): Promise<AiAllowance> {
  const talk = await currentAssistant(manager, context, itemOf(context).id);
  // A caller without a cookie has asked nothing yet.
  const person: AccountOrVisitor = accountOrVisitorOf(context.actor) ?? { accountId: null, visitorId: newId() };
  const left = await budgets.left(manager, { person, isPupil: context.account?.type === 'Pupil' }, askedSubjectOf(talk));
  return {
    ...left,
    paused: talk.inProject?.stopped === true,
    mayForce: isTeacher(context.actor) || talk.inProject?.mayForce === true,
    readAlong: talk.inProject?.readable === true,
    projectId: talk.inProject?.projectId ?? null,
  };
}
