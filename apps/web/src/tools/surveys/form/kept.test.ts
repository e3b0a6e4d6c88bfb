import type { OwnSurveyResponse } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { EMPTY, isNewer, type Kept, newerOf, readKept, writeKept } from './kept';

const SERVER = '2026-05-12T09:50:00.000Z';
const at = (seconds: number): number => Date.parse(SERVER) + seconds * 1000;
const own: OwnSurveyResponse = {
  id: 'r',
  answers: [{ questionId: 'q', text: 'server' }],
  files: [{ id: 'f', name: 'a.pdf', bytes: 3, image: false }],
  submittedAt: null,
  updatedAt: SERVER,
};
const kept = (part: Partial<Kept>): Kept => ({
  ...EMPTY,
  answers: { q: { questionId: 'q', text: 'device' } },
  changedAt: at(0),
  at: 'q',
  ...part,
});

function storage(): Storage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('newerOf', () => {
  it('takes the device when only it moved on, whatever its clock says', () => {
    const device = kept({ unsaved: true, base: SERVER, changedAt: at(-3600) });
    expect(newerOf(device, own)).toMatchObject({ answers: { q: { text: 'device' } }, unsaved: true, base: SERVER });
  });

  it('takes the server when the device has nothing new', () => {
    expect(newerOf(kept({ unsaved: false, base: SERVER, changedAt: at(60) }), own)).toMatchObject({
      answers: { q: { text: 'server' } },
      at: 'q',
      unsaved: false,
    });
    expect(newerOf(undefined, own)).toMatchObject({ answers: { q: { text: 'server' } }, files: { f: { name: 'a.pdf' } }, at: null });
  });

  it('asks the clocks when both moved on', () => {
    const before = '2026-05-12T09:49:00.000Z';
    expect(isNewer(kept({ unsaved: true, base: before, changedAt: at(-10) }), own)).toBe(false);
    expect(isNewer(kept({ unsaved: true, base: before, changedAt: at(10) }), own)).toBe(true);
  });

  it('never forgets what waits to be sent', () => {
    const submission = { key: 'k', answers: [], incomplete: false, responseId: null };
    expect(newerOf(kept({ submission, changedAt: at(-10) }), own).submission).toEqual(submission);
  });

  it("keeps the device's answers when the server has none (any more)", () => {
    expect(newerOf(kept({ base: SERVER }), null)).toMatchObject({ answers: { q: { text: 'device' } }, base: null, unsaved: true });
    expect(newerOf(undefined, null)).toEqual(EMPTY);
  });
});

describe('readKept', () => {
  it('gives back what was written, for one survey each, and forgets it', () => {
    const device = storage();
    writeKept(device, 'one', kept({}));
    expect(readKept(device, 'one', at(60))).toEqual(kept({}));
    expect(readKept(device, 'two', at(60))).toBeUndefined();
    writeKept(device, 'one', null);
    expect(device.values.size).toBe(0);
  });

  it('leaves alone what is broken or a month old', () => {
    const device = storage();
    device.setItem('murmel.survey.one', '{"answers":');
    expect(readKept(device, 'one', at(0))).toBeUndefined();
    device.setItem('murmel.survey.one', '{"answers":null,"changedAt":9e15}');
    expect(readKept(device, 'one', at(0))).toBeUndefined();
    writeKept(device, 'one', kept({}));
    expect(readKept(device, 'one', at(31 * 24 * 3600))).toBeUndefined();
  });

  it('goes on where nothing can be stored', () => {
    const locked = {
      ...storage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => writeKept(locked, 'one', kept({}))).not.toThrow();
  });
});
