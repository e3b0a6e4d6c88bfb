/** Path of the page on which pictures are made, and of their history. */
export const IMAGES_PATH = '/ai/images';
export const HISTORY_PATH = `${IMAGES_PATH}/history`;
