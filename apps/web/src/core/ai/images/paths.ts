/** Where pictures are made, and where all of them lie. */
export const IMAGES_PATH = '/ai/images';
export const HISTORY_PATH = `${IMAGES_PATH}/history`;
