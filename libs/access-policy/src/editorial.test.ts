import { EDITORIAL_OPERATIONS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { type Actor, ANONYMOUS, decide } from './index.js';

const account = (type: 'User' | 'Pupil', isAdmin = false): Actor => ({
  account: { id: 'somebody', type, admin: isAdmin, reviewer: false },
  visitorId: null,
});
const [admin, teacher, pupil, flagged] = [account('User', true), account('User'), account('Pupil'), account('Pupil', true)];
const visitor: Actor = { account: null, visitorId: 'v' };

describe('what the editors publish', () => {
  const answers = (actor: Actor, facts: { published: boolean; forOthers: boolean }) =>
    EDITORIAL_OPERATIONS.map((operation) => {
      const answer = decide(actor, operation, { editorial: facts });
      return answer.allow || answer.reason;
    });

  it('[LIB-11] published: read by everybody, used by teachers, changed by admins', () => {
    const facts = { published: true, forOthers: false };
    expect(answers(admin, facts)).toEqual([true, true, true]);
    expect(answers(teacher, facts)).toEqual([true, true, 'forbidden']);
    for (const actor of [pupil, visitor, flagged]) expect(answers(actor, facts)).toEqual([true, 'forbidden', 'forbidden']);
    expect(answers(ANONYMOUS, facts)).toEqual([true, 'unauthorized', 'unauthorized']);
  });

  it('[LIB-11] [NAV-24] not published, or for other accounts, or not at all: it is there for admins alone', () => {
    for (const facts of [
      { published: false, forOthers: false },
      { published: true, forOthers: true },
    ]) {
      expect(answers(admin, facts)).toEqual([true, true, true]);
      for (const actor of [teacher, pupil, visitor, flagged, ANONYMOUS])
        expect(answers(actor, facts)).toEqual(['not_found', 'not_found', 'not_found']);
    }
    for (const operation of EDITORIAL_OPERATIONS) expect(decide(admin, operation)).toEqual({ allow: false, reason: 'not_found' });
    expect(decide(admin, 'administration.edit').allow).toBe(true);
    expect(decide(teacher, 'administration.edit')).toEqual({ allow: false, reason: 'forbidden' });
    expect(decide(flagged, 'administration.edit')).toEqual({ allow: false, reason: 'forbidden' });
  });
});
