import { lazyPage } from '../../platform/page/lazy-page';

/** Asks on which paper; few want one at once. It brings its texts along. */
export const PdfDialog = lazyPage(() => import('./pdf-dialog-with-texts'), []);

/** The same for a class. */
export const ClassPdfDialog = lazyPage(() => import('./class-pdf-dialog-with-texts'), []);
