import { TOOL_KEYS, TOOLS, type ToolKey } from '@murmel/contracts';
import { lazyPage, type LazyPage } from '../platform/page/lazy-page';
import type { RouteNeeds } from './guards';
import { WEB_TOOLS, type WebTool } from './tools';

/** How a page stands: in the sidebar's frame (plain for whoever is signed out), or with a frame of its own. */
export type Frame = 'shell' | 'bare';

export interface AppRoute extends RouteNeeds {
  path: string;
  frame: Frame;
  /** key below `titles` of the app's texts */
  title?: string;
  /** the tool whose name is the title */
  tool?: ToolKey;
  /** the title names many: it is the tool's list */
  list?: true;
  Page: LazyPage;
  /** the address of the page that this one is a part of: going between them opens nothing anew */
  within?: string;
  /** dialogs of the page with an address of their own: path below it -> title */
  dialogs?: Readonly<Record<string, string>>;
}

const account = { frame: 'bare' } as const;
const own = { frame: 'shell', requiresAuth: true } as const;

/** Home is one of two pages, so both are there when it is. */
async function loadHome() {
  const home = await import('./pages/HomePage');
  await home.beginHome();
  return home;
}

const core: AppRoute[] = [
  { path: '/', frame: 'shell', title: 'start', Page: lazyPage(loadHome, []) },
  { path: '/tools', ...own, Page: lazyPage(() => import('../core/tools/ToolsPage'), ['tools']) },
  { path: '/folders/discarded', ...own, title: 'trash', Page: lazyPage(() => import('../core/trash/TrashPage'), ['trash']) },
  { path: '/profile', ...own, title: 'profile', Page: lazyPage(() => import('../core/profile/ProfilePage'), ['profile']) },
  { path: '/login', ...account, title: 'login', Page: lazyPage(() => import('../core/accounts/LoginPage'), ['accounts']) },
  { path: '/register', ...account, title: 'register', Page: lazyPage(() => import('../core/accounts/RegisterPage'), ['accounts']) },
  { path: '/confirm', ...account, title: 'confirm', Page: lazyPage(() => import('../core/accounts/ConfirmPage'), ['accounts']) },
  { path: '/password_forgotten', ...account, title: 'forgotPassword', Page: lazyPage(() => import('../core/accounts/ForgotPasswordPage'), ['accounts']) },
  { path: '/password_reset', ...account, title: 'resetPassword', Page: lazyPage(() => import('../core/accounts/ResetPasswordPage'), ['accounts']) },
];

const PublicItem = lazyPage(() => import('./pages/PublicItemPage'), ['visitor', 'tools']);

function routesOf(tool: ToolKey): AppRoute[] {
  const { route, editorPages, publicPages, infoRoute } = TOOLS[tool];
  const { ListPage, EditorPage, InfoPage, onePage }: WebTool = WEB_TOOLS[tool];
  const within = (path: string): Pick<AppRoute, 'within'> => (onePage ? { within: path } : {});
  return [
    { path: route, ...own, tool, list: true, Page: ListPage },
    { path: `${route}/:id`, frame: 'bare', requiresAuth: true, tool, Page: EditorPage, dialogs: { settings: 'settings', share: 'share' } },
    { path: infoRoute, frame: 'shell', tool, Page: InfoPage },
    ...editorPages.map((page): AppRoute => ({ path: `${route}/:id/${page}`, frame: 'bare', requiresAuth: true, tool, Page: EditorPage, ...within(`${route}/:id`) })),
    ...publicPages.map((path): AppRoute => ({ path, frame: 'bare', tool, Page: PublicItem, dialogs: { settings: 'settings' }, ...within(publicPages[0]) })),
  ];
}

/** Every page of the app. Paths that are not here lead home. */
export const ROUTES: readonly AppRoute[] = [...core, ...TOOL_KEYS.flatMap(routesOf)];
