import { LTI_CHOOSE_PATH, LTI_REFUSED_PATH, LTI_TEACH_PATH } from '@murmel/contracts';
import { lazyPage } from '../platform/page/lazy-page';
import type { AppRoute } from './app-route';

const TEXTS = ['lti', 'accounts', 'shell', 'errors', 'platform/errors/accounts'];

/** Pages that a launch from a learning platform leads to; what they show depends on what this browser opened, not on an account. */
export const LEARNING_PLATFORMS: readonly AppRoute[] = [
  {
    path: LTI_CHOOSE_PATH,
    frame: 'bare',
    title: 'ltiChoose',
    Page: lazyPage(() => import('../core/lti/ChoosePage'), [...TEXTS, 'project-form', 'items', 'tools']),
  },
  { path: LTI_TEACH_PATH, frame: 'bare', title: 'ltiTeach', Page: lazyPage(() => import('../core/lti/TeachPage'), TEXTS) },
  { path: LTI_REFUSED_PATH, frame: 'bare', title: 'ltiRefused', Page: lazyPage(() => import('../core/lti/RefusedPage'), TEXTS) },
];
