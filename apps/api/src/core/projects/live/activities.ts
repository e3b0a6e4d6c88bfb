import type { ProjectActivity } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { Contributions } from '../../items/contributions.js';
import { activityAnswers, entriesSince, inOrder } from './activity-entries.js';
import { itemsByKind, type ProjectScope, projectScope } from './project-scope.js';

/** One page of everything that pupils did in a project, the newest first. */
export async function listActivities(
  manager: EntityManager,
  contributions: Contributions,
  projectId: string,
  page: number,
  limit: number,
): Promise<{ entries: ProjectActivity[]; total: number }> {
  const scope = await projectScope(manager, projectId);
  if (!scope) return { entries: [], total: 0 };
  const all = inOrder(await entriesSince(manager, contributions, scope, scope.createdAt));
  return { entries: activityAnswers(all.slice((page - 1) * limit, page * limit), scope), total: all.length };
}

/** Which pupils did something in which items of a project, shared ones and their own. */
export async function tookPart(manager: EntityManager, contributions: Contributions, projectId: string): Promise<Map<string, Set<string>>> {
  const scope = await projectScope(manager, projectId);
  return scope ? tookPartIn(manager, contributions, scope) : new Map<string, Set<string>>();
}

export async function tookPartIn(
  manager: EntityManager,
  contributions: Contributions,
  scope: ProjectScope,
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const [kind, itemIds] of itemsByKind(scope)) {
    for (const { itemId, accountId } of (await contributions[kind]?.activity?.people(manager, itemIds)) ?? []) {
      if (scope.pupils.has(accountId)) found.set(itemId, (found.get(itemId) ?? new Set()).add(accountId));
    }
  }
  return found;
}
