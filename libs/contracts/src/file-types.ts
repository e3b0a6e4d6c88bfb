/** Pictures that are drawn anew when they come (decision A7), told by their bytes. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
