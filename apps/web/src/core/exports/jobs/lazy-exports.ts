import { lazyPage } from '../../../platform/page/lazy-page';

/** Export parts that are needed only now and then; the frame does not wait for them. */
export const ExportsMark = lazyPage(() => import('./mark-with-texts'), []);
export const ExportsOverPage = lazyPage(() => import('./over-page-with-texts'), []);
export const ExportList = lazyPage(() => import('./list-with-texts'), []);
