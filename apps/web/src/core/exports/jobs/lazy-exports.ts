import { lazyPage } from '../../../platform/page/lazy-page';

/** Of those who take something along now and then; the frame does not wait for it. */
export const ExportsMark = lazyPage(() => import('./mark-with-texts'), []);
export const ExportsOverPage = lazyPage(() => import('./over-page-with-texts'), []);
export const ExportList = lazyPage(() => import('./list-with-texts'), []);
