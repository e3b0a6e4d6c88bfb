import { isTeacher } from '@murmel/access-policy';
import type { AiAllowance } from '@murmel/contracts';
import { newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type Asking, itemOf } from '../../../platform/asking.js';
import { type Person, personOf } from '../../answers/respondent.js';
import { leftToday } from './day-count.js';
import { askedAbout, assistantNow } from './talked-with.js';

/** Returns how much the caller may ask the current assistant, before they ask. @throws ASSISTANT_GONE */
export async function allowanceOf(manager: EntityManager, asking: Asking): Promise<AiAllowance> {
  const talk = await assistantNow(manager, asking, itemOf(asking).id);
  // A caller without a cookie has asked nothing yet.
  const person: Person = personOf(asking.actor) ?? { accountId: null, visitorId: newId() };
  const left = await leftToday(manager, { person, isPupil: asking.account?.type === 'Pupil' }, askedAbout(talk));
  return {
    ...left,
    paused: talk.inProject?.stopped === true,
    mayForce: isTeacher(asking.actor) || talk.inProject?.mayForce === true,
    readAlong: talk.inProject?.readable === true,
    projectId: talk.inProject?.projectId ?? null,
  };
}
