/** Tints of cards, dots of lists, surfaces: the families of the palette, `none` is white. */
export const BOARD_COLOURS = ['none', 'koralle', 'sonne', 'wiese', 'tafel', 'himmel', 'pflaume', 'beere'] as const;
export type BoardColour = (typeof BOARD_COLOURS)[number];

/** Wallpapers that come with the product. */
export const BOARD_WALLPAPERS = ['hills', 'waves', 'leaves', 'paper', 'night', 'confetti'] as const;
export type BoardWallpaper = (typeof BOARD_WALLPAPERS)[number];
