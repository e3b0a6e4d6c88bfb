import type { ProjectActivity } from '@murmel/contracts';

export interface ActivityText {
  /** a text below `projects:activity`; with an item it names it */
  key: string;
  values: { count: number; title?: string };
}

/** Returns the text of an activity, as the rest of a sentence that begins with the person's name. */
export function activityText({ kind, item, count }: Pick<ProjectActivity, 'kind' | 'item' | 'count'>): ActivityText {
  // Arriving and asking for help refer to the project, wherever the pupil was.
  const named = item !== null && kind !== 'came' && kind !== 'handUp';
  return named
    ? { key: `activity.item.${kind}`, values: { count, title: item.title } }
    : { key: `activity.plain.${kind}`, values: { count } };
}

/** Counts the entries that arrived since the stream was paused. They are only counted, because moving the list would disturb reading. */
export function newSince(stopped: readonly ProjectActivity[], now: readonly ProjectActivity[]): number {
  const known = new Set(stopped.map(({ id }) => id));
  return now.filter(({ id }) => !known.has(id)).length;
}
