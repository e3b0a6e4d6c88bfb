/*
 * What comes to a guest's page after its content. In a file of its own, because whoever names a file names everything that it needs, and the
 * first load has no room for that.
 */
export const openPanel = () => import('../core/gallery/open-page/open-panel-with-texts');
export const footLinks = () => import('./FootLinks');
