/** Image types that are re-encoded on upload (spec A7), detected by their bytes. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
