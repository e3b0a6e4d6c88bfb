import { TOOL_KEYS, TOOLS, type Tool, type ToolKey } from '@murmel/contracts';

/*
 * Pages that the walks of accessibility.spec.ts see, by the routes' own patterns. A walk that missed one of its pages fails; a route that
 * is in no list, and not among the ones left out, fails tests/architecture/walked-pages.test.ts.
 */

/** Returns a tool's pages for the author of the item: they come from the registry, so a new tool's are walked without a change here. */
export function teacherPagesOf(tool: ToolKey): string[] {
  const { route, infoRoute, newRoute, editorPages }: Tool = TOOLS[tool];
  return [
    route,
    infoRoute,
    ...(newRoute ? [newRoute] : []),
    ...['', '/settings', '/share', ...editorPages.map((page) => `/${page}`)].map((page) => `${route}/:id${page}`),
  ];
}

/** Pages of the app behind a link that opens one thing alone. */
const OWN_LINKS: Partial<Record<ToolKey, readonly string[]>> = { correction_aid: ['/ai/feedbacks/returned'] };

/** Returns a tool's pages for all with the link. */
export function guestPagesOf(tool: ToolKey): string[] {
  return [TOOLS[tool].infoRoute, ...TOOLS[tool].publicPages, ...(OWN_LINKS[tool] ?? [])];
}

const below = (root: string, pages: readonly string[]): string[] => pages.map((page) => `${root}${page}`);
const HELP_PAGES = ['', '/search', '/categories/:place', '/articles/:place', '/model_cards'];
const ONE_CLASS = '/t/school_classes/:id';
const ONE_PROJECT = `${ONE_CLASS}/projects/:projectId`;

/** Pages of no tool, by who walks them. */
export const CORE_PAGES = {
  teacher: [
    ...['/', '/tools', '/profile', '/licences', '/folders/discarded'],
    ...['/timetable', '/timetable/create'],
    ...['/worksheet_wizard', '/worksheet_wizard/info', '/worksheet/wizard/info'],
  ],
  library: [
    '/folders',
    '/folders/:id',
    '/bookmarks',
    '/templates',
    '/search',
    '/gallery',
    '/gallery/community',
    '/ai/personas',
    '/ai/personas/:id',
    '/ai/personas/new',
    '/ai/personas/info',
    '/ai/personas/history',
    '/ai/assistants/history',
  ],
  editors: [
    '/admin/collections/:id',
    '/admin/partners/:id',
    '/backoffice',
    '/backoffice/reports',
    '/backoffice/deletions',
    '/backoffice/h5p_libraries',
    '/backoffice/ai_providers',
    '/backoffice/lti',
    '/backoffice/status',
    '/backoffice/protocol',
    '/backoffice/users',
    '/backoffice/users/import',
    '/backoffice/users/:userId',
    '/backoffice/schools',
    '/backoffice/licences',
    '/backoffice/sign_on',
    '/int/partners',
    '/int/partners/:place',
  ],
  open: [
    ...['/gallery', '/gallery/community', '/gallery/to_teach', '/gallery/how_to'],
    ...['/collections', '/collections/:id', '/collections/how_to', '/partners', '/partners/:place'],
    ...below('/de/help', HELP_PAGES),
  ],
  chats: ['/ai/chats', '/ai/chats/info', '/ai/chats/:id', '/ai/chats/:id/system_prompt'],
  converters: below('/ai/converters', ['', '/info', '/history', '/history/:id']),
  documents: below('/ai/document_qas', ['', '/info', '/:id', '/history']),
  images: below('/ai/images', ['', '/info', '/:id', '/history', '/history/:id']),
  folderGuest: ['/public_folders/:id'],
  reviewer: ['/reviews', '/pinboard/boards/:id', '/pinboard/public_boards/:id'],
  classes: [
    ...below('/t/school_classes', ['', '/info', '/new']),
    ...below(ONE_CLASS, ['', '/access-codes', '/members', '/archived', '/pupils/print']),
  ],
  projects: [
    ...below(ONE_CLASS, ['/projects/new', '/archived/projects/:projectId']),
    ...below(ONE_PROJECT, ['', '/pupils', '/activities', '/ai', '/share']),
  ],
  schools: ['/profile', '/profile/school', '/school_invitation'],
  learningPlatforms: ['/lti/choose', '/lti/teach', '/lti/refused'],
  onboarding: ['/onboarding/edit', '/re_onboarding'],
  guest: [
    ...['/', '/login', '/register', '/confirm', '/password_forgotten', '/password_reset'],
    ...['/sign_on/new', '/sign_on/refused', '/trust', '/barrierefreiheit'],
  ],
  entrance: ['/go', '/go/:classToken', '/p/logged_out'],
  pupil: below('/p/school_classes/:id', [
    '',
    '/projects',
    '/archived',
    '/own_items',
    '/me',
    '/projects/:projectId',
    '/projects/:projectId/share',
  ]),
} as const satisfies Record<string, readonly string[]>;

/** Pages that no walk sees, with the reason why nothing is missed: the routes that begin or end with these patterns. */
export const LEFT_OUT: { pages: RegExp; because: string }[] = [
  { pages: /^\/en\/help/, because: 'the same pages as below /de/help: each is walked in both languages' },
  {
    pages: /^\/ai\/chats\/assistants/,
    because: 'the list, the dialogs and the conversation of /ai/assistants, walked there; named among its places, too',
  },
  { pages: /^\/ai\/mini_tools\/history$/, because: 'named among the places of mini tools' },
  { pages: /^\/ai\/personas\/:id\/chat/, because: 'leads to the conversation among all chats' },
  { pages: /^\/help$/, because: 'leads to the help in the language on the screen' },
  { pages: /^\/t\/school_classes_shared/, because: 'the same pages as below /t/school_classes, with a banner' },
  { pages: /\/public_.*\/settings$/, because: 'the address of settings of a public page shows the page itself' },
];

/** All that some walk sees. */
export const WALKED_PAGES: readonly string[] = [
  ...new Set([...Object.values(CORE_PAGES).flat(), ...TOOL_KEYS.flatMap((tool) => [...teacherPagesOf(tool), ...guestPagesOf(tool)])]),
];

/** Which of the walked pages is at a path: the one that says most of it literally. Undefined for none. */
export function walkedPageAt(path: string): string | undefined {
  const parts = path.split('/');
  const parameters = (page: string): number => page.split('/:').length;
  return WALKED_PAGES.filter((page) => {
    const names = page.split('/');
    return names.length === parts.length && names.every((name, index) => name.startsWith(':') || name === parts[index]);
  }).toSorted((one, other) => parameters(one) - parameters(other))[0];
}
