import type { ProjectActivity } from '@murmel/contracts';

export interface ActivityWords {
  /** a text below `projects:activity`; with an item it names it */
  key: string;
  values: { count: number; title?: string };
}

/** What somebody did, as the rest of a sentence that begins with their name. */
export function activityWords({ kind, item, count }: Pick<ProjectActivity, 'kind' | 'item' | 'count'>): ActivityWords {
  // Coming and asking for help are said of the project, wherever somebody was.
  const named = item !== null && kind !== 'came' && kind !== 'handUp';
  return named
    ? { key: `activity.item.${kind}`, values: { count, title: item.title } }
    : { key: `activity.plain.${kind}`, values: { count } };
}

/** How many entries came since the stream was stopped; they are counted, not moved, so that nothing slides away under the eye. */
export function newSince(stopped: readonly ProjectActivity[], now: readonly ProjectActivity[]): number {
  const known = new Set(stopped.map(({ id }) => id));
  return now.filter(({ id }) => !known.has(id)).length;
}
