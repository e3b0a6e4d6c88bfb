import type { CurrentUser } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { person } from '../platform/session/test-person';
import { type GuardResult, type GuardSession, guard, type Navigation, refreshesUser } from './guards';

const TODAY = '2026-11-21';
const teacher = person();
const visitor = person({ type: 'Visitor' });
const pupil = person({ type: 'Pupil', schoolClassId: '5b0c5a52-0000-4000-8000-00000000000a', schoolClassToken: 'tö' });
const newcomer = person({ needsFirstOnboarding: true });
const returning = person({ needsReOnboarding: true, canQuestionReOnboarding: true });

function go(path: string, different: Partial<Navigation> = {}): Navigation {
  return { path, search: '', hash: '', needs: {}, publicToken: false, today: TODAY, ...different };
}

function as(user: CurrentUser | null, different: Partial<GuardSession> = {}): GuardSession {
  return { user, incognito: false, lastVisit: TODAY, ...different };
}

const galleryOff = { type: 'galleryMode', on: false } as const;
const proceeds: GuardResult = { type: 'proceed', effects: [galleryOff] };
const goesTo = (to: string): GuardResult => ({ type: 'redirect', to, effects: [] });
const pupilHome = '/p/school_classes/5b0c5a52-0000-4000-8000-00000000000a?token=t%C3%B6';
const needsAuth = { requiresAuth: true };
const forInternational = { requiresAuth: true, requiresInternational: true };
const forEditors = { requiresAuth: true, requiresAdmin: true };
const aboutSurveys = { offers: 'surveys' } as const;
const without = person({ disabledTools: ['surveys'] });

const TABLE: [id: string, to: Navigation, session: GuardSession, result: GuardResult][] = [
  [
    '[NAV-02] [NAV-04] first onboarding from home, loaded fully',
    go('/'),
    as(newcomer),
    { type: 'fullLoad', url: '/onboarding/edit?redirect_to=%2F' },
  ],
  [
    '[NAV-02] first onboarding from any route',
    go('/text_editor/info'),
    as(newcomer),
    { type: 'fullLoad', url: '/onboarding/edit?redirect_to=%2Ftext_editor%2Finfo' },
  ],
  [
    '[NAV-05] redirect_to is the whole address',
    go('/tools', { search: '?page=2', hash: '#a' }),
    as(newcomer),
    { type: 'fullLoad', url: '/onboarding/edit?redirect_to=%2Ftools%3Fpage%3D2%23a' },
  ],
  ['[NAV-02] the onboarding page itself is open', go('/onboarding/edit'), as(newcomer), proceeds],
  [
    '[NAV-03] [NAV-04] re-onboarding on home, loaded fully',
    go('/'),
    as(returning),
    { type: 'fullLoad', url: '/re_onboarding?redirect_to=%2F' },
  ],
  ['[NAV-03] re-onboarding never elsewhere', go('/tools'), as(returning), proceeds],
  ['[NAV-03] re-onboarding only who may be asked', go('/'), as(person({ needsReOnboarding: true })), proceeds],
  ['[NAV-06] incognito skips first onboarding', go('/'), as(newcomer, { incognito: true }), proceeds],
  ['[NAV-06] incognito skips re-onboarding', go('/'), as(returning, { incognito: true }), proceeds],
  ['[NAV-07] visitor on home is out and stays', go('/'), as(visitor), { type: 'proceed', effects: [{ type: 'endVisit' }, galleryOff] }],
  ['[NAV-07] visitor elsewhere stays a visitor', go('/tools'), as(visitor), proceeds],
  [
    '[NAV-08] project is remembered for a teacher',
    go('/tools', { search: '?projectId=p1' }),
    as(teacher),
    { type: 'proceed', effects: [{ type: 'rememberProject', projectId: 'p1' }, galleryOff] },
  ],
  [
    '[NAV-08] project is remembered for a pupil',
    go('/x', { search: '?projectId=p1' }),
    as(pupil),
    { type: 'proceed', effects: [{ type: 'rememberProject', projectId: 'p1' }, galleryOff] },
  ],
  ['[NAV-08] not for a visitor', go('/tools', { search: '?projectId=p1' }), as(visitor), proceeds],
  ['[NAV-08] not for nobody', go('/tools', { search: '?projectId=p1' }), as(null), proceeds],
  ['[NAV-09] pupil on home goes to the class', go('/'), as(pupil), goesTo(pupilHome)],
  ['[NAV-10] pupil on tools goes to the class', go('/tools'), as(pupil), goesTo(pupilHome)],
  ['[NAV-11] id and token of the class', go('/'), as(person({ type: 'Pupil', schoolClassId: 'c' })), goesTo('/p/school_classes/c')],
  ['[NAV-09] pupil without a class stays on home', go('/'), as(person({ type: 'Pupil' })), proceeds],
  [
    '[NAV-24] an account without the flag on an international page',
    go('/int/partners', { needs: forInternational }),
    as(teacher),
    goesTo('/'),
  ],
  ['[NAV-24] a pupil there', go('/int/partners', { needs: forInternational }), as(pupil), goesTo('/')],
  [
    '[NAV-24] an international account there',
    go('/int/partners', { needs: forInternational }),
    as(person({ international: true })),
    proceeds,
  ],
  ['[NAV-24] an admin there', go('/int/partners', { needs: forInternational }), as(person({ admin: true })), proceeds],
  ['a teacher on an editors’ page', go('/admin/collections/c', { needs: forEditors }), as(teacher), goesTo('/')],
  ['an admin there', go('/admin/collections/c', { needs: forEditors }), as(person({ admin: true })), proceeds],
  ['a pupil flagged as one', go('/admin/collections/c', { needs: forEditors }), as(person({ type: 'Pupil', admin: true })), goesTo('/')],
  ['[NAV-12] pupil on a teacher route', go('/t/x', { needs: { requiresTeacher: true } }), as(pupil), goesTo('/')],
  ['[NAV-13] teacher on a pupil route', go('/p/x', { needs: { requiresPupil: true } }), as(teacher), goesTo('/')],
  ['[NAV-13] visitor on a pupil route', go('/p/x', { needs: { requiresPupil: true } }), as(visitor), goesTo('/')],
  [
    '[NAV-13] nobody on a pupil route is told at home that the session is over',
    go('/p/x', { needs: { requiresPupil: true } }),
    as(null),
    { type: 'redirect', to: '/', effects: [{ type: 'pupilEnded' }] },
  ],
  ['[NAV-12] pupil on a pupil route', go('/p/x', { needs: { requiresPupil: true } }), as(pupil), proceeds],
  [
    '[NAV-14] nobody on a route for people',
    go('/folders', { needs: needsAuth, search: '?page=2', hash: '#x' }),
    as(null),
    goesTo('/login?redirectUri=%2Ffolders%3Fpage%3D2%23x'),
  ],
  ['[NAV-15] a visitor is somebody', go('/folders', { needs: needsAuth }), as(visitor), proceeds],
  ['[NAV-14] a teacher', go('/folders', { needs: needsAuth }), as(teacher), proceeds],
  ['[NAV-14] a pupil', go('/folders', { needs: needsAuth }), as(pupil), proceeds],
  [
    '[NAV-17] public_token turns gallery mode on',
    go('/tools', { publicToken: true }),
    as(null),
    { type: 'proceed', effects: [{ type: 'galleryMode', on: true }] },
  ],
  ['[SES-05] a tool that is switched off is not presented', go('/surveys/info', { needs: aboutSurveys }), as(without), goesTo('/tools')],
  ['[SES-05] nor to a visitor', go('/surveys/info', { needs: aboutSurveys }), as({ ...without, type: 'Visitor' }), goesTo('/')],
  ['[SES-05] others read about it', go('/surveys/info', { needs: aboutSurveys }), as(teacher), proceeds],
  ['[SES-05] what was made with it opens', go('/surveys/surveys/s1', { needs: needsAuth }), as(without), proceeds],
  ['[NAV-17] its absence turns it off', go('/tools'), as(null), proceeds],
  [
    '[SES-19] first visit of the day',
    go('/tools'),
    as(teacher, { lastVisit: '2026-11-20' }),
    { type: 'proceed', effects: [galleryOff, { type: 'recordVisit', day: TODAY }] },
  ],
  ['[SES-19] second visit of the day', go('/tools'), as(teacher), proceeds],
  ['[SES-19] not for a visitor', go('/tools'), as(visitor, { lastVisit: null }), proceeds],
];

describe('guard', () => {
  it.each(TABLE)('%s', (_id, to, session, result) => {
    expect(guard(to, session)).toEqual(result);
  });

  describe('[NAV-01] keeps the order', () => {
    const needs = { requiresTeacher: true, requiresAuth: true };

    it('onboarding (1) before everything', () => {
      const user = person({ ...pupil, needsFirstOnboarding: true, needsReOnboarding: true, canQuestionReOnboarding: true });
      expect(guard(go('/', { needs, search: '?projectId=p' }), as(user, { lastVisit: null }))).toMatchObject({
        type: 'fullLoad',
        url: expect.stringContaining('/onboarding/edit'),
      });
    });

    it('the project (4) is saved although the class page (5) follows', () => {
      expect(guard(go('/', { needs, search: '?projectId=p' }), as(pupil))).toEqual({
        type: 'redirect',
        to: pupilHome,
        effects: [{ type: 'rememberProject', projectId: 'p' }],
      });
    });

    it('the class page (5) before the teacher route (6)', () => {
      expect(guard(go('/tools', { needs }), as(pupil))).toEqual(goesTo(pupilHome));
    });

    it('a pupil route (7) before the login (8), and neither records a visit (10)', () => {
      expect(guard(go('/p/x', { needs: { requiresPupil: true, requiresAuth: true } }), as(null, { lastVisit: null }))).toEqual({
        type: 'redirect',
        to: '/',
        effects: [{ type: 'pupilEnded' }],
      });
    });

    it('a visitor who was ended on home (3) is nobody for the login (8)', () => {
      expect(guard(go('/', { needs: needsAuth }), as(visitor))).toEqual({
        type: 'redirect',
        to: '/login?redirectUri=%2F',
        effects: [{ type: 'endVisit' }],
      });
    });
  });
});

describe('[NAV-21] refreshesUser', () => {
  it.each([
    ['/', true],
    ['/gallery', true],
    ['/folders', true],
    ['/folders/discarded', false],
    ['/tools', false],
  ])('%s: %s', (path, expected) => {
    expect(refreshesUser(path, { isAuthenticated: true })).toBe(expected);
    expect(refreshesUser(path, { isAuthenticated: false })).toBe(false);
  });
});
