import { lazyPage } from '../../platform/page/lazy-page';

/** Asks for a file to make something new of; few want that at once. */
export const OpenFileDialog = lazyPage(() => import('./OpenFileDialog'), ['imports']);
