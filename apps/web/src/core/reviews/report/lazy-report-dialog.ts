import { lazyPage } from '../../../platform/page/lazy-page';

/** Few people report something: nobody loads it before. It brings its texts along. */
export const ReportDialog = lazyPage(() => import('./report-dialog-with-texts'), []);
