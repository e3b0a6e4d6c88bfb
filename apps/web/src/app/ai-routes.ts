import { lazyPage } from '../platform/page/lazy-page';
import type { AppRoute } from './app-route';
import { WEB_TOOLS } from './tools';

const own = { frame: 'shell', requiresAuth: true } as const;

/** Going from chat to chat opens nothing anew; the list stays as it is. */
const aiChat: Omit<AppRoute, 'path'> = {
  frame: 'bare',
  requiresAuth: true,
  requiresTeacher: true,
  title: 'aiChats',
  within: '/ai/chats',
  Page: lazyPage(() => import('./pages/ChatPage'), ['shell', 'platform/errors/accounts']),
};

/** Routes on which teachers chat with assistants; their list has a route as well (spec ASS-24). */
function assistantTalks(): AppRoute[] {
  const { ListPage, TalkPage } = WEB_TOOLS.assistants;
  const list = { ...own, requiresTeacher: true, tool: 'assistants', list: true, Page: ListPage } as const;
  return [
    { path: '/ai/chats/assistants', ...list },
    { path: '/ai/chats/assistants/my', ...list },
    {
      path: '/ai/chats/assistants/:id',
      frame: 'bare',
      requiresAuth: true,
      requiresTeacher: true,
      tool: 'assistants',
      Page: TalkPage!,
      dialogs: { settings: 'settings', share: 'share' },
    },
  ];
}

/** Going from picture to picture opens nothing anew: what is typed stays. */
const aiImages: Omit<AppRoute, 'path'> = {
  ...aiChat,
  title: 'aiImages',
  within: '/ai/images',
  Page: lazyPage(() => import('./pages/ImagesPage'), ['shell', 'tools', 'platform/errors/accounts', 'platform/errors/files']),
};

/** Routes on which teachers ask about a document. */
const documentQas: AppRoute[] = [
  {
    path: '/ai/document_qas/info',
    frame: 'shell',
    title: 'documentQas',
    Page: lazyPage(() => import('../core/ai/catalogue/document_qas/DocumentQasInfoPage'), ['ai/catalogue/document_qas']),
  },
  {
    path: '/ai/document_qas',
    ...own,
    requiresTeacher: true,
    title: 'documentQas',
    Page: lazyPage(
      () => import('../core/ai/documents/documents-page-with-texts'),
      ['items', 'boards/upload', 'platform/errors/accounts', 'platform/errors/files'],
    ),
  },
  {
    path: '/ai/document_qas/history',
    ...own,
    requiresTeacher: true,
    title: 'documentQas',
    Page: lazyPage(() => import('../core/ai/documents/history-page-with-texts'), ['items', 'platform/errors/accounts']),
  },
  {
    path: '/ai/document_qas/:id',
    ...aiChat,
    title: 'documentQas',
    within: '/ai/document_qas',
    Page: lazyPage(() => import('../core/ai/documents/document-page-with-texts'), ['shell', 'platform/errors/accounts']),
  },
];

/** Routes on which teachers have material converted. */
const converter: Omit<AppRoute, 'path' | 'Page'> = { ...own, requiresTeacher: true, title: 'converters' };
const converters: AppRoute[] = [
  {
    path: '/ai/converters/info',
    frame: 'shell',
    title: 'converters',
    Page: lazyPage(() => import('../core/ai/catalogue/converters/ConvertersInfoPage'), ['ai/catalogue/converters']),
  },
  {
    path: '/ai/converters',
    ...converter,
    Page: lazyPage(
      () => import('../core/ai/converters/converters-page-with-texts'),
      ['items', 'boards/upload', 'platform/errors/accounts', 'platform/errors/files'],
    ),
  },
  {
    path: '/ai/converters/history',
    ...converter,
    Page: lazyPage(() => import('../core/ai/converters/history-page-with-texts'), ['items', 'platform/errors/accounts']),
  },
  {
    path: '/ai/converters/history/:id',
    ...converter,
    Page: lazyPage(
      () => import('./pages/ConversionPage'),
      ['shell', 'tools', 'items', 'platform/errors/accounts', 'platform/errors/files'],
    ),
  },
];

/** A pupil's own text, at the address that the teacher gave them: without a frame, and without an account. */
const RETURNED: AppRoute = {
  path: '/ai/feedbacks/returned',
  frame: 'bare',
  title: 'returnedText',
  Page: WEB_TOOLS.correction_aid.ReturnPage!,
};

/** Routes on which teachers ask models: chats, pictures, documents and conversions. */
export const MODELS: readonly AppRoute[] = [
  RETURNED,
  ...converters,
  ...documentQas,
  {
    path: '/ai/images/info',
    frame: 'shell',
    title: 'aiImages',
    Page: lazyPage(() => import('../core/ai/catalogue/images/ImagesInfoPage'), ['ai/catalogue/images']),
  },
  ...['', '/history', '/history/:id', '/:id'].map((page) => ({ path: `/ai/images${page}`, ...aiImages })),
  {
    path: '/ai/chats/info',
    frame: 'shell',
    title: 'aiChats',
    Page: lazyPage(() => import('../core/ai/catalogue/ChatInfoPage'), ['ai/catalogue']),
  },
  ...assistantTalks(),
  { path: '/ai/chats', ...aiChat },
  { path: '/ai/chats/:id', ...aiChat, dialogs: { system_prompt: 'settings' } },
];
