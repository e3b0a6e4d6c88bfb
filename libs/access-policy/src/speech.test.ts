import { expect, it } from 'vitest';
import { type Actor, ANONYMOUS, decide } from './index.js';

const actor = (type: 'User' | 'Pupil'): Actor => ({ account: { id: type, type, admin: false, reviewer: false }, visitorId: null });

it('[ASS-21] teachers speak to providers, pupils only in a running project whose teacher allows it, guests never', () => {
  expect(decide(actor('User'), 'account.useSpeech').allow).toBe(true);
  for (const [state, speech] of [
    ['active', true],
    ['active', false],
    ['paused', true],
    ['ended', true],
  ] as const)
    expect(decide(actor('Pupil'), 'account.useSpeech', { project: { role: 'pupil', state, discarded: false, speech } }).allow).toBe(
      state === 'active' && speech,
    );
  expect(decide(actor('Pupil'), 'account.useSpeech')).toEqual({ allow: false, reason: 'forbidden' });
  expect(decide({ account: null, visitorId: 'v' }, 'account.useSpeech')).toEqual({ allow: false, reason: 'forbidden' });
  expect(decide(ANONYMOUS, 'account.useSpeech')).toEqual({ allow: false, reason: 'unauthorized' });
});
