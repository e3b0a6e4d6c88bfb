import {
  ITEM_TYPES,
  type ItemTypeKey,
  NEWCOMER_PATH,
  SIGN_ON_REFUSED_PATH,
  TOOL_KEYS,
  TOOLS,
  type Tool,
  type ToolKey,
} from '@murmel/contracts';
import { lazyPage } from '../platform/page/lazy-page';
import { MODELS } from './ai-routes';
import type { AppRoute } from './app-route';
import { LEARNING_PLATFORMS } from './lti-routes';
import { AI, GALLERY, HELP, STATEMENTS } from './open-routes';
import { TIMETABLES } from './timetable-routes';
import { WEB_TOOLS } from './tools';
import { WORKSHEET_WIZARD } from './worksheet-wizard';

const account = { frame: 'bare' } as const;
const own = { frame: 'shell', requiresAuth: true } as const;

/** Home is one of two pages, so both are there when it is. */
async function loadHome() {
  const home = await import('./pages/HomePage');
  await home.beginHome();
  return home;
}

/** The top and every folder are the same page: going between them opens nothing anew. */
const FolderPage = lazyPage(() => import('../core/folders/FolderPage'), ['folders', 'items', 'tools']);

const core: AppRoute[] = [
  { path: '/', frame: 'shell', title: 'start', Page: lazyPage(loadHome, []) },
  { path: '/tools', ...own, Page: lazyPage(() => import('../core/tools/ToolsPage'), ['tools', 'ai/catalogue']) },
  {
    path: '/bookmarks',
    ...own,
    requiresTeacher: true,
    title: 'bookmarks',
    Page: lazyPage(() => import('../core/bookmarks/BookmarksPage'), ['bookmarks', 'collections', 'items', 'tools']),
  },
  {
    path: '/reviews',
    ...own,
    requiresTeacher: true,
    title: 'reviews',
    Page: lazyPage(() => import('../core/reviews/ReviewsPage'), ['reviews', 'items', 'tools']),
  },
  {
    path: '/templates',
    ...own,
    requiresTeacher: true,
    title: 'templates',
    Page: lazyPage(() => import('../core/templates/TemplatesPage'), ['templates', 'items', 'items/settings', 'tools']),
  },
  {
    path: '/search',
    ...own,
    requiresTeacher: true,
    title: 'search',
    Page: lazyPage(() => import('../core/search/SearchPage'), ['search', 'help', 'items', 'items/settings', 'tools', 'ai/catalogue']),
  },
  {
    path: WORKSHEET_WIZARD.path,
    frame: 'bare',
    requiresAuth: true,
    requiresTeacher: true,
    title: 'worksheetWizard',
    Page: WORKSHEET_WIZARD.Page,
  },
  ...['/worksheet_wizard/info', '/worksheet/wizard/info'].map(
    (path): AppRoute => ({ path, frame: 'shell', title: 'worksheetWizard', Page: WORKSHEET_WIZARD.InfoPage }),
  ),
  {
    path: '/ai/mini_tools/history',
    ...own,
    requiresTeacher: true,
    title: 'miniToolHistory',
    Page: lazyPage(() => import('../core/ai/mini-tools/history/history-page-with-texts'), ['items']),
  },
  { path: '/folders', ...own, requiresTeacher: true, title: 'library', Page: FolderPage },
  {
    path: '/folders/discarded',
    ...own,
    requiresTeacher: true,
    title: 'trash',
    Page: lazyPage(() => import('../core/trash/TrashPage'), ['trash', 'items', 'tools', 'classes']),
  },
  { path: '/folders/:id', ...own, requiresTeacher: true, title: 'folder', Page: FolderPage },
  {
    path: '/profile',
    ...own,
    requiresTeacher: true,
    title: 'profile',
    Page: lazyPage(() => import('../core/profile/ProfilePage'), ['profile', 'sign-on', 'schools', 'licences', 'tools', 'items/settings']),
  },
  {
    path: '/licences',
    ...own,
    requiresTeacher: true,
    title: 'licences',
    Page: lazyPage(() => import('../core/licences/LicencesPage'), ['licences', 'tools']),
  },
  {
    path: '/profile/school',
    ...own,
    requiresTeacher: true,
    title: 'school',
    Page: lazyPage(() => import('../core/schools/SchoolPage'), ['schools']),
  },
  {
    path: '/school_invitation',
    ...account,
    title: 'schoolInvitation',
    Page: lazyPage(() => import('../core/schools/InvitationPage'), ['schools', 'accounts']),
  },
  {
    path: '/login',
    ...account,
    title: 'login',
    Page: lazyPage(() => import('../core/accounts/LoginPage'), ['accounts', 'pupils/entrance']),
  },
  {
    path: NEWCOMER_PATH,
    ...account,
    title: 'newcomer',
    Page: lazyPage(() => import('../core/sign-on/NewcomerPage'), ['accounts', 'sign-on']),
  },
  {
    path: SIGN_ON_REFUSED_PATH,
    ...account,
    title: 'signOnRefused',
    Page: lazyPage(() => import('../core/sign-on/RefusedPage'), ['accounts', 'sign-on']),
  },
  { path: '/register', ...account, title: 'register', Page: lazyPage(() => import('../core/accounts/RegisterPage'), ['accounts']) },
  { path: '/confirm', ...account, title: 'confirm', Page: lazyPage(() => import('../core/accounts/ConfirmPage'), ['accounts']) },
  {
    path: '/password_forgotten',
    ...account,
    title: 'forgotPassword',
    Page: lazyPage(() => import('../core/accounts/ForgotPasswordPage'), ['accounts']),
  },
  {
    path: '/password_reset',
    ...account,
    title: 'resetPassword',
    Page: lazyPage(() => import('../core/accounts/ResetPasswordPage'), ['accounts']),
  },
];

/** The screens of school classes stand below both addresses; below the second one with a banner (spec NAV-32). */
const CLASS_ROOTS = ['/t/school_classes', '/t/school_classes_shared'];
const classPage = { frame: 'shell', requiresAuth: true, requiresTeacher: true } as const;

/** Every tab of a class is the same page. */
const ClassPage = lazyPage(() => import('../core/classes/ClassPage'), ['classes', 'items', 'tools']);

function classRoutes(root: string): AppRoute[] {
  const one = `${root}/:id`;
  const tab = { ...classPage, Page: ClassPage, within: one };
  return [
    { path: root, ...classPage, title: 'classes', Page: lazyPage(() => import('../core/classes/ClassListPage'), ['classes', 'items']) },
    { path: `${root}/info`, frame: 'shell', title: 'classes', Page: lazyPage(() => import('../core/classes/ClassInfoPage'), ['classes']) },
    {
      path: `${root}/new`,
      ...classPage,
      title: 'newClass',
      Page: lazyPage(() => import('../core/classes/NewClassPage'), ['classes', 'items', 'tools']),
    },
    { path: one, ...tab, title: 'classProjects' },
    { path: `${one}/access-codes`, ...tab, title: 'classPupils' },
    { path: `${one}/members`, ...tab, title: 'classTeachers' },
    { path: `${one}/archived`, ...tab, title: 'classArchive' },
    {
      path: `${one}/pupils/print`,
      ...classPage,
      frame: 'bare',
      title: 'printCodes',
      Page: lazyPage(() => import('../core/classes/print/PrintPage'), ['classes']),
    },
    ...projectRoutes(one),
  ];
}

const PROJECT_TEXTS = ['projects', 'classes', 'items', 'tools'];
const ProjectPage = lazyPage(() => import('../core/projects/page/ProjectPage'), [...PROJECT_TEXTS, 'project-form', 'boards']);

/** @param one where the class is */
function projectRoutes(one: string): AppRoute[] {
  const project = `${one}/projects/:projectId`;
  return [
    {
      path: `${one}/projects/new`,
      ...classPage,
      title: 'newProject',
      Page: lazyPage(() => import('../core/projects/NewProjectPage'), [...PROJECT_TEXTS, 'project-form']),
    },
    { path: project, ...classPage, title: 'project', Page: ProjectPage },
    { path: `${one}/archived/projects/:projectId`, ...classPage, title: 'project', Page: ProjectPage },
    {
      path: `${project}/pupils`,
      ...classPage,
      title: 'projectPupils',
      Page: lazyPage(() => import('../core/projects/pupils/PupilsPage'), PROJECT_TEXTS),
    },
    {
      path: `${project}/activities`,
      ...classPage,
      title: 'projectActivities',
      Page: lazyPage(() => import('../core/projects/activity/ActivitiesPage'), PROJECT_TEXTS),
    },
    {
      path: `${project}/ai`,
      ...classPage,
      title: 'projectAi',
      Page: lazyPage(() => import('../core/projects/ai/ai-page-with-texts'), PROJECT_TEXTS),
    },
    {
      path: `${project}/share`,
      ...classPage,
      frame: 'bare',
      title: 'projectShare',
      Page: lazyPage(() => import('../core/projects/share/SharePage'), PROJECT_TEXTS),
    },
  ];
}

/** Texts of the pupils' view of their class; `/go` sets no title of its own. */
const PUPIL_TEXTS = ['pupils', 'shell', 'tools'];
const pupilPage = { frame: 'shell', requiresPupil: true } as const;
const Go = lazyPage(() => import('../core/pupils/entrance/GoPage'), ['pupils/entrance']);
const pupilClass = '/p/school_classes/:id';

const pupils: AppRoute[] = [
  { path: '/go', frame: 'bare', Page: Go },
  { path: '/go/:classToken', frame: 'bare', Page: Go },
  {
    path: '/p/logged_out',
    frame: 'bare',
    title: 'loggedOut',
    Page: lazyPage(() => import('../core/pupils/pages/LoggedOutPage'), ['pupils/entrance']),
  },
  { path: pupilClass, ...pupilPage, title: 'pupilClass', Page: lazyPage(() => import('../core/pupils/pages/ClassPage'), PUPIL_TEXTS) },
  {
    path: `${pupilClass}/archived`,
    ...pupilPage,
    title: 'pupilArchive',
    Page: lazyPage(() => import('../core/pupils/pages/ArchivePage'), PUPIL_TEXTS),
  },
  {
    path: `${pupilClass}/projects`,
    ...pupilPage,
    title: 'pupilProjects',
    Page: lazyPage(() => import('../core/pupils/pages/ProjectsPage'), PUPIL_TEXTS),
  },
  {
    path: `${pupilClass}/own_items`,
    ...pupilPage,
    title: 'pupilThings',
    Page: lazyPage(() => import('../core/pupils/pages/OwnItemsPage'), [...PUPIL_TEXTS, 'items']),
  },
  {
    path: `${pupilClass}/me`,
    ...pupilPage,
    title: 'pupilMe',
    Page: lazyPage(() => import('../core/pupils/pages/MePage'), [...PUPIL_TEXTS, 'profile']),
  },
  {
    path: `${pupilClass}/projects/:projectId`,
    ...pupilPage,
    title: 'pupilProject',
    dialogs: { share: 'pupilShare' },
    Page: lazyPage(() => import('../core/pupils/project/ProjectPage'), [...PUPIL_TEXTS, 'items', 'boards']),
  },
];

const PublicItem = lazyPage(() => import('./pages/PublicItemPage'), ['visitor', 'tools']);

function routesOf(tool: ToolKey): AppRoute[] {
  const { route, editorPages, infoRoute, newRoute, capabilities }: Tool = TOOLS[tool];
  const { ListPage, EditorPage, InfoPage, NewPage } = WEB_TOOLS[tool];
  // A live document is not opened anew on the way between its pages.
  const within = (path: string): Pick<AppRoute, 'within'> => (capabilities.liveDocument ? { within: path } : {});
  return [
    { path: route, ...own, requiresTeacher: true, tool, list: true, Page: ListPage },
    // Before those of items: it may lie where the id of one would stand.
    { path: infoRoute, frame: 'shell', tool, offers: tool, Page: InfoPage },
    ...(newRoute ? [{ path: newRoute, ...own, requiresTeacher: true, tool, Page: NewPage! }] : []),
    { path: `${route}/:id`, frame: 'bare', requiresAuth: true, tool, Page: EditorPage, dialogs: { settings: 'settings', share: 'share' } },
    ...editorPages.map(
      (page): AppRoute => ({
        path: `${route}/:id/${page}`,
        frame: 'bare',
        requiresAuth: true,
        tool,
        Page: EditorPage,
        ...within(`${route}/:id`),
      }),
    ),
    ...publicPagesOf(tool),
  ];
}

function publicPagesOf(type: ItemTypeKey): AppRoute[] {
  const { publicPages, capabilities } = ITEM_TYPES[type];
  const within = capabilities.liveDocument ? { within: publicPages[0] } : {};
  return publicPages.map((path) => ({
    path,
    frame: 'bare',
    tool: type,
    Page: PublicItem,
    dialogs: { settings: 'settings' },
    ...within,
  }));
}

/** Every page of the app. Paths that are not here lead home. */
export const ROUTES: readonly AppRoute[] = [
  ...core,
  ...LEARNING_PLATFORMS,
  ...AI,
  ...GALLERY,
  ...HELP,
  ...STATEMENTS,
  ...MODELS,
  ...TIMETABLES,
  ...pupils,
  ...CLASS_ROOTS.flatMap(classRoutes),
  ...publicPagesOf('folders'),
  ...TOOL_KEYS.flatMap(routesOf),
];
