import { lazyPage } from '../platform/page/lazy-page';
import { WIZARD_PATH } from '../tools/worksheet/wizard/wizard-path';

/** A worksheet in three steps: its page, and what it is for. */
export const WORKSHEET_WIZARD = {
  path: WIZARD_PATH,
  Page: lazyPage(() => import('../tools/worksheet/wizard/WizardPage'), ['tools/worksheet/wizard', 'tools/worksheet/errors']),
  InfoPage: lazyPage(() => import('../tools/worksheet/wizard/WizardInfoPage'), ['tools/worksheet/wizard']),
};
