/** Kinds of content of a code; `item`: another item of its owner, at its current share address. */
export const CODE_KINDS = ['address', 'item', 'wifi', 'text', 'contact', 'event', 'mail', 'phone', 'geo'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];
/** Kinds whose content is for their owner alone: keys of networks, and how a person is reached. Such a code stays locked. */
export const PRIVATE_KINDS: readonly CodeKind[] = ['wifi', 'contact'];

export const WIFI_SECURITIES = ['WPA', 'WEP', 'nopass'] as const;
export const CODE_SHAPES = ['square', 'round'] as const;
/** Drawings of our own in the middle of a code. */
export const CODE_MARKS = ['leaf', 'wave', 'star', 'book'] as const;
export type CodeMark = (typeof CODE_MARKS)[number];
/** Logos of a code; `file`: a picture uploaded by its author. */
export const CODE_LOGOS = ['none', ...CODE_MARKS, 'file'] as const;
/** `clear`: nothing lies behind the code, for printing on white things */
export const CODE_GROUNDS = ['white', 'clear'] as const;
export const CODE_FRAMES = ['none', 'line', 'band'] as const;
/** Codes beside each other on a sheet to cut. */
export const SHEET_COLUMNS = [2, 3, 4] as const;

/** State of the code. `notShared`: the item that it leads to can be opened by no other user. */
export const CODE_STATES = ['ready', 'empty', 'notShared'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** Colours that are offered, by the name of their scale; all are dark enough on white. */
export const CODE_INKS = {
  tinte: '#112121',
  wiese: '#355b02',
  himmel: '#025188',
  pflaume: '#613687',
  koralle: '#8a2619',
  beere: '#84244f',
  sonne: '#784902',
} as const;
