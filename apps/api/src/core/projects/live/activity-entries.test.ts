import { describe, expect, it } from 'vitest';
import { type ActivityEntry, inOrder } from './activity-entries.js';

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 8, 0, second));
const entry = (second: number, pupilId = 'mia', fields: Partial<ActivityEntry> = {}): ActivityEntry => ({
  key: `${pupilId} ${second}`,
  kind: 'wrote',
  pupilId,
  itemId: 'text',
  at: at(second),
  count: 1,
  ...fields,
});
const lines = (entries: ActivityEntry[]) => inOrder(entries).map(({ key, count }) => `${key} x${count}`);

describe('the order of activities', () => {
  it('is the newest first, whatever the order before', () => {
    expect(lines([entry(1), entry(200, 'ben'), entry(100, 'eda')])).toEqual(['ben 200 x1', 'eda 100 x1', 'mia 1 x1']);
  });

  it('makes one of the same in a row within a minute; its key stays while newer ones join', () => {
    expect(lines([entry(0), entry(50)])).toEqual(['mia 0 x2']);
    expect(lines([entry(0), entry(50), entry(105)])).toEqual(['mia 0 x3']);
    expect(inOrder([entry(0), entry(50), entry(105)])[0]?.at).toEqual(at(105));
  });

  it('keeps apart what is more than a minute, a person, an item or a kind apart', () => {
    expect(lines([entry(0), entry(61)])).toHaveLength(2);
    expect(lines([entry(0), entry(20, 'ben'), entry(40)])).toHaveLength(3);
    expect(lines([entry(0), entry(20, 'mia', { itemId: 'board' })])).toHaveLength(2);
    expect(lines([entry(0), entry(20, 'mia', { kind: 'commented' })])).toHaveLength(2);
  });

  it('has the same order for the same moment', () => {
    const same = [entry(5, 'mia'), entry(5, 'ben'), entry(5, 'eda')];
    expect(lines(same)).toEqual(lines([...same].reverse()));
  });
});
