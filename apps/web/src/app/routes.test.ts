import { TOOL_KEYS, TOOLS } from '@murmel/contracts';
import { describe, expect, it, vi } from 'vitest';
import { person } from '../platform/session/test-person';
import { guard } from './guards';
import { findRoute } from './navigation/find-route';
import { ROUTES } from './routes';

// Page content is not tested here, and pages of tools import the api's client, which reads the page it stands in.
vi.mock('../platform/page/lazy-page', () => ({ lazyPage: () => () => null }));
vi.mock('./tools', () => ({ WEB_TOOLS: new Proxy({}, { get: () => ({}) }) }));

/** Returns the requirement for opening a path: a dialog counts as the page it stands on. Undefined when no page is there. */
function needsOf(path: string): string | undefined {
  const found = findRoute(ROUTES, path);
  if (!found) return undefined;
  const { requiresAuth, requiresTeacher, requiresPupil } = found.route;
  return [requiresAuth && 'auth', requiresTeacher && 'teacher', requiresPupil && 'pupil'].filter(Boolean).join(' ');
}

const below = (root: string, paths: readonly string[]): string[] => paths.map((path) => `${root}${path}`);
const needs = (paths: readonly string[]): (string | undefined)[] => [...new Set(paths.map(needsOf))];

describe('pages', () => {
  it('[PUP-04] of pupils are for pupils; whoever signed out has one, too', () => {
    expect(needs(below('/p/school_classes/c', ['', '/archived', '/projects', '/projects/p', '/projects/p/share']))).toEqual(['pupil']);
    expect(needsOf('/p/logged_out')).toBe('');
  });

  it('[SHR-13] a share dialog stands below each item, an assignment among them, a page of a teaching board, a project and an assistant that is talked with', () => {
    const places = [
      ...TOOL_KEYS.map((key) => `${TOOLS[key].route}/x`),
      '/teaching_board/screens/s/pages/p',
      '/ai/chats/assistants/a',
      '/t/school_classes/c/projects/p',
    ];
    const shares = (path: string): boolean => {
      const found = findRoute(ROUTES, `${path}/share`);
      return found?.dialog === 'share' || found?.route.path.endsWith('/share') === true;
    };
    expect(places.filter((path) => !shares(path))).toEqual([]);
    expect(shares('/profile')).toBe(false);
  });

  it('[PIN-01] of a pinboard: for people who are signed in, and for everybody', () => {
    expect(needs(below('/pinboard/boards/b', ['', '/activities', '/cards/c', '/members', '/settings', '/share', '/theming']))).toEqual([
      'auth',
    ]);
    expect(needs(below('/pinboard/public_boards/b', ['', '/activities', '/cards/c']))).toEqual(['']);
  });

  it('[TBO-06] of a teaching board: for people who are signed in, and for everybody', () => {
    expect(needs(below('/teaching_board/screens/s/pages/p', ['', '/author_info', '/settings', '/share', '/theme', '/versions']))).toEqual([
      'auth',
    ]);
    expect(needs(below('/teaching_board/public_screens/s/pages/p', ['', '/author_info']))).toEqual(['']);
  });

  it('[SUR-08] [SUR-09] of responses to a survey, page by page, and of its public result', () => {
    expect(needs(below('/surveys/surveys/s', ['/responses', '/responses/2']))).toEqual(['auth']);
    expect(needs(below('/surveys/surveys/s', ['/public_survey_result', '/public_survey_result/responses/2']))).toEqual(['']);
  });

  it('of partners, collections and the gallery: open to everybody; editors and international accounts have some of their own', () => {
    expect(
      needs(['/partners', '/partners/p-zoo', '/collections', '/collections/c', '/collections/how_to', '/gallery', '/gallery/how_to']),
    ).toEqual(['']);
    expect(needs(['/gallery/community', '/gallery/to_teach'])).toEqual(['']);
    expect(needs(['/int/partners', '/int/partners/p-zoo'])).toEqual(['auth']);
    expect(needs(['/admin/collections/c', '/admin/partners/p'])).toEqual(['auth teacher']);
    expect(findRoute(ROUTES, '/int/partners')?.route.requiresInternational).toBe(true);
    expect(findRoute(ROUTES, '/admin/collections/c')?.route.requiresAdmin).toBe(true);
  });

  it('[NAV-30] of every tool: one that says what it is for, open to everybody', () => {
    expect(needs(TOOL_KEYS.map((tool) => TOOLS[tool].infoRoute))).toEqual(['']);
  });

  it('[AIT-22] of every AI tool: one that says what it is for, and one with what was made before', () => {
    const infos = ['chats', 'assistants', 'images', 'document_qas', 'converters', 'mini_tools', 'feedbacks'].map(
      (tool) => `/ai/${tool}/info`,
    );
    expect(needs([...infos, '/pupil_feedback/info', '/worksheet_wizard/info', '/worksheet/wizard/info'])).toEqual(['']);
    const histories = ['chats', 'images/history', 'document_qas/history', 'converters/history', 'mini_tools/history', 'feedbacks'];
    expect(needs([...below('/ai/', histories), '/pupil_feedback/assignments'])).toEqual(['auth teacher']);
  });

  it('[D-7] of every tool: list and editor ask to sign in', () => {
    expect(needs(TOOL_KEYS.map((tool) => TOOLS[tool].route))).toEqual(['auth teacher']);
    expect(needs(TOOL_KEYS.map((tool) => `${TOOLS[tool].route}/i`))).toEqual(['auth']);
  });

  it('[CLS-02] [CLS-03] of classes: screen by screen for teachers who are signed in', () => {
    const screens = [
      '',
      '/access-codes',
      '/archived',
      '/archived/projects/p',
      '/members',
      '/projects/new',
      '/projects/p',
      '/projects/p/activities',
      '/projects/p/pupils',
      '/projects/p/share',
      '/pupils/print',
    ];
    expect(needs([...below('/t/school_classes', ['', '/new']), ...below('/t/school_classes/c', screens)])).toEqual(['auth teacher']);
  });

  it('[PUP-10] of teachers: a pupil who opens one is sent away, whichever it is', () => {
    const pupil = person({ type: 'Pupil', schoolClassId: 'c' });
    const opened = (path: string) =>
      guard(
        { path, search: '', hash: '', needs: findRoute(ROUTES, path)!.route, publicToken: false, today: '2026-11-21' },
        { user: pupil, incognito: false, lastVisit: '2026-11-21' },
      );
    const away = { type: 'redirect', to: '/', effects: [] };
    const ofTeachers = [
      ...below('/t/school_classes', [
        '',
        '/new',
        '/c',
        '/c/members',
        '/c/access-codes',
        '/c/projects/p',
        '/c/projects/p/share',
        '/c/pupils/print',
      ]),
      ...TOOL_KEYS.map((tool) => TOOLS[tool].route),
    ];
    expect(ofTeachers.map((path) => [path, opened(path)])).toEqual(ofTeachers.map((path) => [path, away]));
    expect(opened('/p/school_classes/c').type).toBe('proceed');
  });
});
