import { lazyPage } from '../../../platform/page/lazy-page';

/** Loaded on first use, since few users report something. It brings its texts along. */
export const ReportDialog = lazyPage(() => import('./report-dialog-with-texts'), []);
