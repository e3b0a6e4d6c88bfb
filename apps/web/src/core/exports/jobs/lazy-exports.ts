import { lazyPage } from '../../../platform/page/lazy-page';

/** Export parts that are needed only now and then; the frame does not wait for them. */
export const ExportsBadge = lazyPage(() => import('./badge-with-texts'), []);
export const ExportsOverlay = lazyPage(() => import('./overlay-with-texts'), []);
export const ExportList = lazyPage(() => import('./list-with-texts'), []);
