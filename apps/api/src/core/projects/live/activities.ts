import type { ProjectActivity } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { Contributions } from '../../tool-contribution/contributions.js';
import { type ActivityEntry, activityAnswers, entriesIn, inOrder, MINUTE_MS } from './activity-entries.js';
import { itemsByKind, type ProjectScope, projectScope } from './project-scope.js';

/** First time span read for a page; a wider one is read only after little activity. */
const FIRST_SPAN_MS = 60 * MINUTE_MS;
const WIDER = 8;

/** End of a page: the position behind this entry. */
interface PagePosition {
  at: number;
  key: string;
}

/**
 * Returns one page of pupils' activities in a project, the newest first. It reads little more than it returns, however long the project
 * lasts.
 * @param before an earlier page's `next`
 */
export async function listActivities(
  manager: EntityManager,
  contributions: Contributions,
  projectId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ entries: ProjectActivity[]; next: string | null }> {
  const scope = await projectScope(manager, projectId);
  if (!scope) return { entries: [], next: null };
  const place = before === undefined ? undefined : placeOf(before);
  // The whole minute of the place: what is in it but on an earlier page is left out below.
  const until = place && new Date(place.at - (place.at % MINUTE_MS) + MINUTE_MS);
  for (let spanMs = FIRST_SPAN_MS; ; spanMs *= WIDER) {
    const begun = (until ?? scope.readAt).getTime() - spanMs;
    const since = new Date(Math.max(scope.createdAt.getTime(), begun - (begun % MINUTE_MS)));
    const found = inOrder((await entriesIn(manager, contributions, scope, { since, until: until ?? null })).filter(isBehind(place)));
    if (found.length <= limit && since > scope.createdAt) continue;
    const last = found.length > limit ? found[limit - 1] : undefined;
    return { entries: activityAnswers(found.slice(0, limit), scope), next: last ? `${last.begunAt.getTime()} ${last.key}` : null };
  }
}

/** Returns all activities of pupils in a project, the newest first. */
export async function allActivities(manager: EntityManager, contributions: Contributions, projectId: string): Promise<ProjectActivity[]> {
  const scope = await projectScope(manager, projectId);
  if (!scope) return [];
  return activityAnswers(inOrder(await entriesIn(manager, contributions, scope, { since: scope.createdAt, until: null })), scope);
}

function placeOf(text: string): PagePosition {
  const end = text.indexOf(' ');
  return { at: Number(text.slice(0, end)), key: text.slice(end + 1) };
}

/** Compares by the order of `inOrder`. */
function isBehind(place: PagePosition | undefined): (entry: ActivityEntry) => boolean {
  return ({ at, key }) => !place || at.getTime() < place.at || (at.getTime() === place.at && key < place.key);
}

/** Returns which pupils took part in which items of a project, shared ones and their own. */
export async function participatingPupils(
  manager: EntityManager,
  contributions: Contributions,
  projectId: string,
): Promise<Map<string, Set<string>>> {
  const scope = await projectScope(manager, projectId);
  return scope ? participantsOf(manager, contributions, scope) : new Map<string, Set<string>>();
}

export async function participantsOf(
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
