/** Tints of cards and dots of lists: the families of the palette, `none` is white. */
export const PINBOARD_COLOURS = ['none', 'koralle', 'sonne', 'wiese', 'tafel', 'himmel', 'pflaume', 'beere'] as const;
export type PinboardColour = (typeof PINBOARD_COLOURS)[number];

/** Wallpapers that come with the product. */
export const PINBOARD_WALLPAPERS = ['hills', 'waves', 'leaves', 'paper', 'night', 'confetti'] as const;
export type PinboardWallpaper = (typeof PINBOARD_WALLPAPERS)[number];

export const PINBOARD_ACTIVITIES = [
  'create_card', 'move_card', 'destroy_card', 'restore_card', 'attachment', 'colour', 'cover', 'description', 'name', 'permission',
  'hide_card', 'release_card', 'create_list', 'move_list', 'destroy_list', 'restore_list', 'settings', 'stop_person',
] as const;
export type PinboardActivityKind = (typeof PINBOARD_ACTIVITIES)[number];

/**
 * Formatted text of a card: paragraphs and lists of runs. Small enough to be drawn without an editor,
 * and there is nothing in it that could be script.
 */
export interface RichRun {
  text: string;
  bold?: true;
  italic?: true;
  /** http, https or mailto */
  link?: string;
}
export type RichBlock = { type: 'paragraph'; runs: readonly RichRun[] } | { type: 'bullets' | 'numbers'; items: readonly (readonly RichRun[])[] };
export type RichText = readonly RichBlock[];
