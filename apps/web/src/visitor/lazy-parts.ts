/*
 * Parts of a guest's page loaded after its content. In a file of its own, because importing a file imports everything that it needs, and
 * the first load has no room for that.
 */
export const openPanel = () => import('../core/gallery/open-page/open-panel-with-texts');
export const openLookPage = () => import('./open-look-page-with-texts');
export const footLinks = () => import('./FootLinks');
