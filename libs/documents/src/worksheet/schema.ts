import {
  BLOCK_KINDS,
  BLOCK_WIDTHS,
  type BlockContents,
  type BlockKind,
  type BlockWidth,
  BOARD_COLOURS,
  BORDER_STYLES,
  type BoardColour,
  type BorderStyle,
  type PartFields,
  SHEET_FONTS,
  type SheetFont,
  WRITING_GROUNDS,
  type WritingGround,
} from '@murmel/contracts';
import type { StoredFields } from '../board/stored-fields.js';

export const WORKSHEET_SCHEMA_VERSION = 1;

/** The Yjs maps of a worksheet. */
export const WORKSHEET_TABLES = ['settings', 'blocks'] as const;
export type WorksheetTable = (typeof WORKSHEET_TABLES)[number];
/**
 * Stored fields of each part; a block also has the fields of its kind. A change to it, or to a kind, raises the version above and adds a
 * migration of older documents; `shapes` enforces this.
 */
export const WORKSHEET_FIELDS = {
  settings: { border: BORDER_STYLES, font: SHEET_FONTS, colour: BOARD_COLOURS, ground: WRITING_GROUNDS, cover: 'file' },
  blocks: { kind: BLOCK_KINDS, order: 'key', task: 'words', points: 'number', width: BLOCK_WIDTHS, newPage: 'flag' },
} as const satisfies StoredFields<WorksheetTable>;
/** The one part of `settings`. */
export const WORKSHEET_SETTINGS_ID = 'sheet';

/** Appearance of the sheet, on screens and on paper. */
export interface SheetLook {
  border: BorderStyle;
  font: SheetFont;
  colour: BoardColour;
  ground: WritingGround;
  /** a file of the sheet */
  cover: string | null;
}

/** Placeholder for the kind of a block that only a newer release knows. */
export const UNKNOWN_BLOCK = 'unknown';
export type ShownBlockKind = BlockKind | typeof UNKNOWN_BLOCK;

interface Block {
  id: string;
  order: string;
  /** task; for blocks that are no task an optional heading */
  task: string;
  /** null: none are given */
  points: number | null;
  width: BlockWidth;
  /** begins a new page on paper */
  newPage: boolean;
}
export interface BlockOf<K extends BlockKind> extends Block {
  kind: K;
  content: BlockContents[K] & WorkingContent<K>;
}
/** Content of a block for those who work on the sheet, derived from the authors' fields. */
type WorkingContent<K extends BlockKind> = K extends 'FillInTheBlankText' ? { shown: string; words: readonly string[] } : unknown;
export interface UnknownBlock extends Block {
  kind: typeof UNKNOWN_BLOCK;
  content: Readonly<Record<never, never>>;
}
export type KnownBlock = { [K in BlockKind]: BlockOf<K> }[BlockKind];
export type SheetBlock = KnownBlock | UnknownBlock;

/** A worksheet as the product understands it, its blocks in their order. */
export interface Sheet {
  look: SheetLook;
  blocks: readonly SheetBlock[];
  block(id: string): SheetBlock | undefined;
  /** the fields of a block as the document has them, also those that this release does not know */
  stored(id: string): PartFields;
}

export const DEFAULT_SHEET_LOOK: SheetLook = { border: 'simple_rounded', font: 'plain', colour: 'none', ground: 'lines', cover: null };
