import { decide, isTeacher } from '@murmel/access-policy';
import { type Account, AiSuggestion, loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Asking } from '../../../platform/asking.js';
import { currentProject } from '../../project-access/project-access.js';
import { type PupilInProject, pupilInProject } from '../projects/pupil-in-project.js';

/** User whom models help with a text. */
export interface Helped {
  account: Account;
  /** through which project a pupil is */
  inProject: PupilInProject | undefined;
  /** teacher whose class and lists name the people that the text may mention */
  rosterOwnerId: string;
}

/**
 * Authorizes help for writers of a text: teachers, and pupils in a project whose teacher enabled it. Guests get none.
 * @param documentId of a text in which this person may write, which was decided before
 * @throws FORBIDDEN
 */
export async function helpedWith(manager: EntityManager, asking: Asking, documentId: string): Promise<Helped> {
  const { account, actor } = asking;
  if (!account) throw apiError('FORBIDDEN');
  if (isTeacher(actor)) return { account, inProject: undefined, rosterOwnerId: account.id };
  const inProject = await pupilInProject(manager, account.id, documentId, currentProject(asking), true);
  if (!inProject) throw apiError('FORBIDDEN');
  return { account, inProject, rosterOwnerId: inProject.teacherId };
}

/** The same for one that is there, whose document may be shut for this person meanwhile. @throws NOT_FOUND, FORBIDDEN, AI_PAUSED */
export async function helpedWithSuggestion(manager: EntityManager, asking: Asking, suggestionId: string): Promise<Helped> {
  const suggestion = await manager.findOneBy(AiSuggestion, { id: suggestionId });
  if (!suggestion || suggestion.closedAt) throw apiError('NOT_FOUND');
  const { documentId } = suggestion;
  const item = (await loadItemFacts(manager, asking.actor, [documentId], asking.presented)).get(documentId);
  if (!item || !decide(asking.actor, 'item.contribute', { item }).allow) throw apiError('FORBIDDEN');
  const helped = await helpedWith(manager, asking, documentId);
  if (helped.inProject?.stopped) throw apiError('AI_PAUSED');
  return helped;
}
