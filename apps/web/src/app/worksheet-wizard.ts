import { WIZARD_PATH } from '@murmel/contracts';
import { lazyPage } from '../platform/page/lazy-page';

/** A worksheet in three steps: its page, and what it is for. */
export const WORKSHEET_WIZARD = {
  path: WIZARD_PATH,
  Page: lazyPage(
    () => import('../tools/worksheet/wizard/WizardPage'),
    ['tools/worksheet/wizard', 'tools/worksheet/errors', 'boards/upload', 'shell', 'platform/errors/accounts', 'platform/errors/files'],
  ),
  InfoPage: lazyPage(() => import('../tools/worksheet/wizard/WizardInfoPage'), ['tools/worksheet/wizard']),
};
