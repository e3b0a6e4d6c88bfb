import { lazyPage } from '../../../platform/page/lazy-page';

/** Few people report something: nobody loads it before. */
export const ReportDialog = lazyPage(() => import('./ReportDialog'), ['reviews/report', 'platform/errors/accounts']);
