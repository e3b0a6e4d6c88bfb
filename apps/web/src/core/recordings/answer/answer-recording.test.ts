import { RECORDING_LIMITS } from '@murmel/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalPart, LocalRecording } from '../../../platform/recording/part-store';

const device = vi.hoisted(() => ({
  there: true,
  /** how many parts have room */
  room: Number.POSITIVE_INFINITY,
  recordings: new Map<string, LocalRecording>(),
  parts: new Map<string, LocalPart[]>(),
  user: null as { id: string; type: string } | null,
  recorder: undefined as FakeRecorder | undefined,
}));
vi.mock('../../../platform/session/store', () => ({ session: { get: () => ({ user: device.user }) } }));
vi.mock('../../capture/container', () => ({ containerFor: () => 'audio/webm' }));
vi.mock('../../capture/sound-file', () => ({ soundFile: async (blob: Blob, name: string) => new File([blob], name) }));
vi.mock('../../../platform/recording/part-store', () => ({
  GUEST: 'guest',
  PartStore: {
    open: async () =>
      device.there
        ? {
            begin: async (one: LocalRecording) => void device.recordings.set(one.id, one),
            keep: async (id: string, part: LocalPart) => {
              const all = device.parts.get(id) ?? [];
              if (all.length >= device.room) return false;
              device.parts.set(id, [...all, part]);
              return true;
            },
            parts: async (id: string) => device.parts.get(id) ?? [],
            all: async () => [...device.recordings.values()],
            forget: async (id: string) => void (device.recordings.delete(id), device.parts.delete(id)),
            close: () => undefined,
          }
        : undefined,
  },
}));

class FakeRecorder {
  state = 'inactive';
  ondataavailable: (event: { data: Blob }) => void = () => undefined;
  onstop: () => void = () => undefined;
  constructor() {
    device.recorder = this;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.onstop();
  }
  part(words: string): void {
    this.ondataavailable({ data: new Blob([words]) });
  }
}

const { AnswerRecording } = await import('./answer-recording');

/** A loaded page: nothing of the page before is in its memory. */
function reload(): void {
  (Reflect.get(AnswerRecording, 'made') as Map<string, unknown>).clear();
}
function newTab(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}
async function recorded(words: readonly string[], partId = 'q') {
  const recording = await AnswerRecording.begin(partId, {} as MediaStream, () => undefined);
  for (const word of words) device.recorder!.part(word);
  recording.stop();
  const file = await recording.file('a.m4a');
  return { recording, said: await file.text() };
}
/** Returns the words that a newly loaded page finds for a question. */
async function leftFor(partId: string): Promise<string | undefined> {
  reload();
  const left = await AnswerRecording.left(partId);
  return (await left?.file('a.m4a'))?.text();
}

beforeEach(() => {
  vi.useRealTimers();
  Object.assign(device, { there: true, room: Number.POSITIVE_INFINITY, user: null });
  device.recordings.clear();
  device.parts.clear();
  reload();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  newTab();
});

describe('[E32] a recording that answers something', () => {
  it('of a guest outlives a reload of its tab, before and after the server knows them; no other tab finds it', async () => {
    await recorded(['eins ', 'zwei']);
    expect(await leftFor('q')).toBe('eins zwei');
    device.user = { id: 'v', type: 'Visitor' };
    expect(await leftFor('q')).toBe('eins zwei');
    expect(await leftFor('other')).toBeUndefined();
    newTab();
    expect(await leftFor('q')).toBeUndefined();
  });

  it('of a pupil is found by that pupil in any tab, and never by the next one or by a guest', async () => {
    device.user = { id: 'ada', type: 'Pupil' };
    await recorded(['ada']);
    newTab();
    expect(await leftFor('q')).toBe('ada');
    device.user = { id: 'bea', type: 'Pupil' };
    expect(await leftFor('q')).toBeUndefined();
    device.user = null;
    expect(await leftFor('q')).toBeUndefined();
  });

  it('is gone after a day on the page that made it, too, and when it is thrown away', async () => {
    device.there = false;
    const { recording } = await recorded(['eins']);
    expect((await AnswerRecording.byId(recording.id))?.id).toBe(recording.id);
    vi.useFakeTimers({ now: Date.now() + RECORDING_LIMITS.answer.hours * 3600_000 + 1000, toFake: ['Date'] });
    expect(await AnswerRecording.byId(recording.id)).toBeUndefined();
    vi.useRealTimers();
    await recording.forget();
    expect(await AnswerRecording.byId(recording.id)).toBeUndefined();
  });

  it('stays whole on its page where the device has no more room, and says that it would not outlive it', async () => {
    device.room = 1;
    const { recording, said } = await recorded(['eins ', 'zwei ', 'drei']);
    expect([said, recording.isStored]).toEqual(['eins zwei drei', false]);
    // A later page has the beginning, without a gap.
    device.room = 3;
    expect(await leftFor('q')).toBe('eins ');
  });
});
