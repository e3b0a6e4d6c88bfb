/** Kinds of worksheet blocks, under the names of the specification, in the order in which they are offered. */
export const BLOCK_KINDS = [
  'StaticText',
  'Text',
  'SingleChoice',
  'MultipleChoice',
  'FillInTheBlankText',
  'Image',
  'Video',
  'H5p',
  'Upload',
  'File',
  'Hint',
  'Divider',
  'Spacer',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Kinds that pupils work on, and that therefore have a number, points and a place in the grid. */
export const TASK_KINDS = ['Text', 'SingleChoice', 'MultipleChoice', 'FillInTheBlankText', 'H5p', 'Upload'] as const satisfies BlockKind[];
export type TaskKind = (typeof TASK_KINDS)[number];

export function isTask(kind: string): kind is TaskKind {
  return (TASK_KINDS as readonly string[]).includes(kind);
}

/** The frame around each task. */
export const BORDER_STYLES = [
  'simple',
  'simple_rounded',
  'no_border',
  'dashed',
  'dotted',
  'brutal',
  'brutal_rounded',
  'comic',
  'retro',
  'sketchy',
] as const;
export type BorderStyle = (typeof BORDER_STYLES)[number];

/** The product's own face, one with serifs, and handwriting as it is learnt at school. */
export const SHEET_FONTS = ['plain', 'serif', 'school'] as const;
export type SheetFont = (typeof SHEET_FONTS)[number];

/** Chooses the writing ground. */
export const WRITING_GROUNDS = ['lines', 'squares', 'blank'] as const;
export type WritingGround = (typeof WRITING_GROUNDS)[number];

/** Width of a block on wide screens and on paper. */
export const BLOCK_WIDTHS = ['full', 'half'] as const;
export type BlockWidth = (typeof BLOCK_WIDTHS)[number];

/** Versions of one sheet on paper, for neighbours: the first is as the sheet itself, the others have tasks and options in another order. */
export const SHEET_VERSIONS = ['A', 'B', 'C', 'D'] as const;
export type SheetVersion = (typeof SHEET_VERSIONS)[number];
