import { TOOL_KEYS, TOOLS } from '@murmel/contracts';
import { describe, expect, it, vi } from 'vitest';
import { findRoute } from './navigation/find-route';
import { ROUTES } from './routes';

// What a page shows is not looked at here, and pages of tools bring the api's client along, which reads the page it stands in.
vi.mock('../platform/page/lazy-page', () => ({ lazyPage: () => () => null }));
vi.mock('./tools', () => ({ WEB_TOOLS: new Proxy({}, { get: () => ({}) }) }));

/** Who may open a path: a dialog counts as the page it stands on. Undefined when no page is there. */
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

  it('[PIN-01] of a pinboard: for people who are signed in, and for everybody', () => {
    expect(needs(below('/pinboard/boards/b', ['', '/activities', '/cards/c', '/members', '/settings', '/share', '/theming']))).toEqual(['auth']);
    expect(needs(below('/pinboard/public_boards/b', ['', '/activities', '/cards/c']))).toEqual(['']);
  });

  it('[TBO-06] of a teaching board: for people who are signed in, and for everybody', () => {
    expect(needs(below('/teaching_board/screens/s/pages/p', ['', '/author_info', '/settings', '/share', '/theme']))).toEqual(['auth']);
    expect(needs(below('/teaching_board/public_screens/s/pages/p', ['', '/author_info']))).toEqual(['']);
  });

  it('[SUR-08] [SUR-09] of responses to a survey, page by page, and of its public result', () => {
    expect(needs(below('/surveys/surveys/s', ['/responses', '/responses/2']))).toEqual(['auth']);
    expect(needs(below('/surveys/surveys/s', ['/public_survey_result', '/public_survey_result/responses/2']))).toEqual(['']);
  });

  it('[NAV-30] of every tool: one that says what it is for, open to everybody', () => {
    expect(needs(TOOL_KEYS.map((tool) => TOOLS[tool].infoRoute))).toEqual(['']);
  });

  it('[D-7] of every tool: list and editor ask to sign in', () => {
    expect(needs(TOOL_KEYS.map((tool) => TOOLS[tool].route))).toEqual(['auth teacher']);
    expect(needs(TOOL_KEYS.map((tool) => `${TOOLS[tool].route}/i`))).toEqual(['auth']);
  });
});
