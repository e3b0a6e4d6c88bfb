import { LIMITS, type ProjectActivity } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { Contributions } from '../../tool-contribution/contributions.js';
import { type ActivityEntry, activityAnswers, entriesIn, inOrder, isIn, MINUTE_MS } from './activity-entries.js';
import type { ProjectScope } from './project-scope.js';

/** First time span that is read; all is read only after little activity. */
const FIRST_LOOK_MS = 60 * MINUTE_MS;
/** A change that commits late carries the time at which it began. */
const LATE_MS = 10_000;
/** Number of entries kept: more than are shown, since some are merged. */
const KEPT = 500;

/** Newest activities of one project, cached while it is watched: after the first time only new ones are read. */
export class ActivityStream {
  private readonly entries = new Map<string, ActivityEntry>();
  private readUntil: number | undefined;

  constructor(private readonly contributions: Contributions) {}

  /** The newest ones, as many as travel with the live state. */
  async newest(manager: EntityManager, scope: ProjectScope): Promise<ProjectActivity[]> {
    const begun = scope.readAt.getTime();
    // Whole minutes: an entry stands for one, and what is read again replaces it.
    const since = (this.readUntil ?? begun - FIRST_LOOK_MS) - LATE_MS;
    await this.read(manager, scope, new Date(since - (since % MINUTE_MS)));
    if (this.readUntil === undefined && this.inOrder(scope).length < LIMITS.project.activitiesShown)
      await this.read(manager, scope, scope.createdAt);
    this.readUntil = begun;
    const shown = this.inOrder(scope);
    this.forget();
    return activityAnswers(shown.slice(0, LIMITS.project.activitiesShown), scope);
  }

  private async read(manager: EntityManager, scope: ProjectScope, since: Date): Promise<void> {
    for (const entry of await entriesIn(manager, this.contributions, scope, { since, until: null })) this.entries.set(entry.key, entry);
  }

  private inOrder(scope: ProjectScope): ActivityEntry[] {
    return inOrder([...this.entries.values()].filter(({ itemId }) => isIn(scope, itemId)));
  }

  private forget(): void {
    if (this.entries.size <= KEPT) return;
    const newest = [...this.entries.values()].sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, KEPT);
    this.entries.clear();
    for (const entry of newest) this.entries.set(entry.key, entry);
  }
}
