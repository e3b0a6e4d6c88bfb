import type { Actor } from '@murmel/access-policy';
import { WorksheetResponse } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { ownedBy, personOf, type Respondent } from '../../../core/answers/respondent.js';
import { deviceOf } from './worksheet-answer-kind.js';

/** Somebody who works on a sheet, as a call or a live line knows them. */
export interface Working {
  actor: Actor;
  itemId: string;
}

/** Whose response counts here: the one that this device goes on with, else the person's own. */
export async function respondentHere(manager: EntityManager, { actor, itemId }: Working): Promise<Respondent | undefined> {
  const device = await deviceOf(manager, itemId, actor.account ? null : actor.visitorId);
  return device ? { responseId: device.responseId } : personOf(actor);
}

/** One's own response, null when there is none yet. @param lock nobody else changes it until the transaction ends */
export async function ownRow(manager: EntityManager, who: Working, lock = false): Promise<WorksheetResponse | null> {
  const whose = await respondentHere(manager, who);
  if (!whose) return null;
  const where = { ...ownedBy(whose), itemId: who.itemId };
  return manager.findOne(WorksheetResponse, { where, ...(lock ? { lock: { mode: 'for_no_key_update' } } : {}) });
}
