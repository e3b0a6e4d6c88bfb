import type { Actor } from '@murmel/access-policy';
import { WorksheetResponse } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { accountOrVisitorOf, ownedBy, type Respondent } from '../../../core/answers/respondent.js';
import { deviceOf } from './worksheet-answer-kind.js';

/** Person who works on a sheet, as identified by a call or a live connection. */
export interface WorksheetRespondent {
  actor: Actor;
  itemId: string;
}

/** Returns the respondent whose response counts here: the one that this device continues, else the person's own. */
export async function respondentOnDevice(manager: EntityManager, { actor, itemId }: WorksheetRespondent): Promise<Respondent | undefined> {
  const device = await deviceOf(manager, itemId, actor.account ? null : actor.visitorId);
  return device ? { responseId: device.responseId } : accountOrVisitorOf(actor);
}

/**
 * Returns the caller's own response, null when there is none yet. @param lock locks the row against other changes until the transaction
 * ends
 */
export async function ownResponseRow(manager: EntityManager, who: WorksheetRespondent, lock = false): Promise<WorksheetResponse | null> {
  const whose = await respondentOnDevice(manager, who);
  if (!whose) return null;
  const where = { ...ownedBy(whose), itemId: who.itemId };
  return manager.findOne(WorksheetResponse, { where, ...(lock ? { lock: { mode: 'for_no_key_update' } } : {}) });
}
