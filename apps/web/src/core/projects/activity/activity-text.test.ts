import { ACTIVITY_KINDS, type ProjectActivity } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import german from '../de.json';
import { activityText, newSince } from './activity-text';

const item: ProjectActivity['item'] = { id: 'i', kind: 'pinboard', title: 'Wald' };
const entry = (id: string): ProjectActivity => ({
  id,
  kind: 'wrote',
  at: '2026-05-12T08:00:00Z',
  pupil: { id: 'p', name: 'Mila' },
  item,
  count: 1,
});

describe('activityWords', () => {
  it('names the item where there is one', () => {
    expect(activityText({ kind: 'cardAdded', item, count: 3 })).toEqual({
      key: 'activity.item.cardAdded',
      values: { count: 3, title: 'Wald' },
    });
    expect(activityText({ kind: 'cardAdded', item: null, count: 3 })).toEqual({ key: 'activity.plain.cardAdded', values: { count: 3 } });
  });

  it.each(['came', 'handUp'] as const)('%s is said of the project', (kind) => {
    expect(activityText({ kind, item, count: 1 }).key).toBe(`activity.plain.${kind}`);
  });

  it.each(
    ACTIVITY_KINDS.flatMap((kind) => [
      { kind, item, count: 1 },
      { kind, item: null, count: 2 },
    ]),
  )('has a text for $kind with $item', (activity) => {
    const [, where, kind] = activityText(activity).key.split('.') as ['activity', 'item' | 'plain', string];
    const texts = german.activity[where] as Record<string, string>;
    expect(texts[kind] ?? texts[`${kind}_other`]).toBeTruthy();
  });
});

describe('newSince', () => {
  it('counts what was not there, also when old entries fell off the end', () => {
    expect(newSince([entry('b'), entry('a')], [entry('d'), entry('c'), entry('b')])).toBe(2);
    expect(newSince([entry('a')], [entry('a')])).toBe(0);
  });
});
