import { LIMITS, type ProjectActivity } from '@murmel/contracts';

/**
 * Returns the newest page with the live entries on top; a continued entry keeps its id.
 * @param page as it was read, or as this made it before
 * @param live the newest ones, as many as the line carries
 * @returns undefined when so much came meanwhile that something between the two is missing
 */
export function withNewest(page: readonly ProjectActivity[], live: readonly ProjectActivity[]): ProjectActivity[] | undefined {
  const [newest, oldestLive] = [page[0], live.at(-1)];
  const ofLive = new Set(live.map(({ id }) => id));
  const isWhole = live.length < LIMITS.project.activitiesShown;
  const meets = isWhole || !newest || !oldestLive || newest.at >= oldestLive.at || page.some(({ id }) => ofLive.has(id));
  return meets ? [...live, ...page.filter(({ id }) => !ofLive.has(id))] : undefined;
}
