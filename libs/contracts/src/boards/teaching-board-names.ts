/** Kinds of cards on a teaching board, in the order in which they are offered. */
export const CARD_KINDS = [
  'text',
  'image',
  'clock',
  'timer',
  'stopwatch',
  'stoplight',
  'work_mode',
  'dice',
  'lottery',
  'group',
  'qr_link',
  'video',
  'embed',
  'file',
  'internal_tool',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Working modes of a class, in display order. */
export const WORK_MODES = ['silent', 'whisper', 'partner', 'group', 'discussion', 'break'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

export const LIGHTS = ['red', 'yellow', 'green'] as const;
export type Light = (typeof LIGHTS)[number];

/** The surface of every page: 16 to 9, so that cards keep their places on each screen. Places and sizes of cards are whole cells. */
export const BOARD_GRID = { columns: 64, rows: 36 } as const;

/** Place of a card: cells from the left and the top, and the number of cells it covers. */
export interface CardPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Moves of a card in the stacking order. */
export const LAYER_MOVES = ['front', 'forward', 'backward', 'back'] as const;
export type LayerMove = (typeof LAYER_MOVES)[number];

/** Entry on a list of names; two may have the same name. */
export interface NamedEntry {
  /** id of the entry on its list */
  id: string;
  name: string;
}
