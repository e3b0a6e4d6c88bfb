import { decide, isTeacher } from '@murmel/access-policy';
import { type Account, AiSuggestion, loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { RequestContext } from '../../../platform/request-context.js';
import { currentProject } from '../../project-access/project-access.js';
import { type PupilInProject, pupilInProject } from '../projects/pupil-in-project.js';

/** User whom models help with a text. */
export interface SuggestionDocument {
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
export async function suggestionDocument(manager: EntityManager, context: RequestContext, documentId: string): Promise<SuggestionDocument> {
  const { account, actor } = context;
  if (!account) throw apiError('FORBIDDEN');
  if (isTeacher(actor)) return { account, inProject: undefined, rosterOwnerId: account.id };
  const inProject = await pupilInProject(manager, account.id, documentId, currentProject(context), true);
  if (!inProject) throw apiError('FORBIDDEN');
  return { account, inProject, rosterOwnerId: inProject.teacherId };
}

/** The same for one that is there, whose document may be shut for this person meanwhile. @throws NOT_FOUND, FORBIDDEN, AI_PAUSED */
export async function documentOfSuggestion(
  manager: EntityManager,
  context: RequestContext,
  suggestionId: string,
): Promise<SuggestionDocument> {
  const suggestion = await manager.findOneBy(AiSuggestion, { id: suggestionId });
  if (!suggestion || suggestion.closedAt) throw apiError('NOT_FOUND');
  const { documentId } = suggestion;
  const item = (await loadItemFacts(manager, context.actor, [documentId], context.presented)).get(documentId);
  if (!item || !decide(context.actor, 'item.contribute', { item }).allow) throw apiError('FORBIDDEN');
  const helped = await suggestionDocument(manager, context, documentId);
  if (helped.inProject?.stopped) throw apiError('AI_PAUSED');
  return helped;
}
