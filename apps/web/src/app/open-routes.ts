import { INTERFACE_LANGUAGES } from '@murmel/contracts';
import { lazyPage } from '../platform/page/lazy-page';
import type { AppRoute } from './app-route';

const OPEN_TEXTS = ['gallery', 'items', 'items/settings', 'tools', 'shell', 'sharing'];
const openPage = { frame: 'shell', open: true, footer: true } as const;
const international = { requiresAuth: true, requiresInternational: true } as const;
const ofTeachers = { frame: 'shell', requiresAuth: true, requiresTeacher: true } as const;
const editing = { frame: 'shell', requiresAuth: true, requiresTeacher: true, requiresAdmin: true } as const;
const HowToPage = lazyPage(() => import('../core/gallery/how-to/HowToPage'), ['gallery/how-to', 'sharing']);
const PartnersPage = lazyPage(() => import('../core/partners/PartnersPage'), ['partners', 'items', 'shell']);
const PartnerPage = lazyPage(() => import('../core/partners/PartnerPage'), ['partners', ...OPEN_TEXTS]);

/** Routes of AI features for teachers. */
export const AI: readonly AppRoute[] = [
  {
    path: '/ai/personas',
    ...ofTeachers,
    title: 'personas',
    Page: lazyPage(() => import('../core/ai/personas/PersonasPage'), ['ai/personas']),
  },
  {
    path: '/ai/personas/new',
    ...ofTeachers,
    title: 'newCharacter',
    Page: lazyPage(() => import('../core/ai/personas/NewCharacterPage'), ['ai/personas', 'tools/assistants/errors']),
  },
  {
    path: '/ai/personas/info',
    frame: 'shell',
    title: 'personas',
    Page: lazyPage(() => import('../core/ai/catalogue/personas/PersonasInfoPage'), ['ai/catalogue/personas']),
  },
  {
    path: '/ai/personas/history',
    ...ofTeachers,
    title: 'characterTalks',
    Page: lazyPage(() => import('../core/ai/talks/CharacterTalksPage'), ['ai/talks', 'items']),
  },
  {
    path: '/ai/assistants/history',
    ...ofTeachers,
    title: 'assistantTalks',
    Page: lazyPage(() => import('../core/ai/talks/AssistantTalksPage'), ['ai/talks', 'items']),
  },
  {
    path: '/ai/personas/:id/chat/:conversationId',
    ...ofTeachers,
    title: 'persona',
    Page: lazyPage(() => import('../core/ai/personas/ToPersonaChat'), []),
  },
  {
    path: '/ai/personas/:id',
    ...ofTeachers,
    title: 'persona',
    Page: lazyPage(
      () => import('../core/ai/personas/PersonaPage'),
      ['ai/personas', 'ai/personas/banner', 'shell', 'platform/errors/accounts'],
    ),
  },
];

/** Open material, and what the editors say of it. */
export const GALLERY: readonly AppRoute[] = [
  {
    path: '/gallery',
    ...openPage,
    title: 'gallery',
    Page: lazyPage(() => import('../core/gallery/RecommendedPage'), [...OPEN_TEXTS, 'collections', 'partners']),
  },
  { path: '/gallery/community', ...openPage, title: 'gallery', Page: lazyPage(() => import('../core/gallery/GalleryPage'), OPEN_TEXTS) },
  {
    path: '/gallery/to_teach',
    ...openPage,
    title: 'toTeach',
    Page: lazyPage(() => import('../core/gallery/ToTeachPage'), ['gallery', 'shell']),
  },
  { path: '/gallery/how_to', ...openPage, title: 'howTo', Page: HowToPage },
  { path: '/collections/how_to', ...openPage, title: 'howTo', Page: HowToPage },
  {
    path: '/collections',
    ...openPage,
    title: 'collections',
    Page: lazyPage(() => import('../core/collections/CollectionsPage'), ['collections', 'items', 'shell']),
  },
  {
    path: '/collections/:id',
    ...openPage,
    title: 'collection',
    Page: lazyPage(() => import('../core/collections/CollectionPage'), ['collections', ...OPEN_TEXTS]),
  },
  { path: '/partners', ...openPage, title: 'partners', Page: PartnersPage },
  { path: '/partners/:place', ...openPage, title: 'partner', Page: PartnerPage },
  { path: '/int/partners', ...openPage, ...international, title: 'partners', Page: PartnersPage },
  { path: '/int/partners/:place', ...openPage, ...international, title: 'partner', Page: PartnerPage },
  {
    path: '/admin/collections/:id',
    ...editing,
    title: 'editCollection',
    Page: lazyPage(
      () => import('../core/collections/editor/CollectionEditorPage'),
      ['collections', 'collections/editor', ...OPEN_TEXTS, 'platform/errors/accounts'],
    ),
  },
  {
    path: '/admin/partners/:id',
    ...editing,
    title: 'editPartner',
    Page: lazyPage(
      () => import('../core/partners/editor/PartnerEditorPage'),
      ['partners', 'partners/editor', ...OPEN_TEXTS, 'platform/errors/accounts'],
    ),
  },
];

const HELP_PATHS = ['', '/search', '/categories/:place', '/articles/:place', '/model_cards'];
const Help = lazyPage(() => import('../core/help/Help'), ['help']);

/** Help pages below each language (spec NAV-23), public. They share one file, which resolves the page from the address. */
export const HELP: readonly AppRoute[] = [
  '/help',
  ...INTERFACE_LANGUAGES.flatMap((language) => HELP_PATHS.map((path) => `/${language}/help${path}`)),
].map((path) => ({ path, frame: 'shell', footer: true, title: 'help', Page: Help }));

/** Statements on the product itself, public. */
export const STATEMENTS: readonly AppRoute[] = [
  { path: '/trust', frame: 'shell', footer: true, title: 'trust', Page: lazyPage(() => import('../core/trust/TrustPage'), ['trust']) },
  {
    path: '/barrierefreiheit',
    frame: 'shell',
    footer: true,
    title: 'accessibility',
    Page: lazyPage(() => import('../core/trust/AccessibilityPage'), ['trust']),
  },
];
