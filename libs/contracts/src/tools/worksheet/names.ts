/** The words of worksheets that are stored and shown; without zod, so that browsers may import them. */
export const WORKSHEET_STATES = ['draft', 'open', 'closed'] as const;
export type WorksheetState = (typeof WORKSHEET_STATES)[number];

/** All tasks below each other, or one after the other. */
export const WORKSHEET_WAYS = ['sheet', 'steps'] as const;
export type WorksheetWay = (typeof WORKSHEET_WAYS)[number];

/** Times at which participants see the automatic results of their answers. */
export const WORKSHEET_CHECKS = ['never', 'at_once', 'after'] as const;
export type WorksheetChecks = (typeof WORKSHEET_CHECKS)[number];

/** Automatic marks of an answer. */
export const MARKS = ['right', 'partly', 'wrong'] as const;
export type Mark = (typeof MARKS)[number];

/** A word from the teacher that needs no writing, in the order in which they are offered. */
export const STAMPS = ['strong', 'well_argued', 'right_words', 'closer', 'look_again'] as const;
export type Stamp = (typeof STAMPS)[number];

/** Meanings of a mark in an answer. */
export const REMARK_KINDS = ['well_done', 'think', 'language'] as const;
export type RemarkKind = (typeof REMARK_KINDS)[number];

/** Progress with one task, in the grid. */
export const CELL_STATES = ['empty', 'begun', 'done'] as const;
export type CellState = (typeof CELL_STATES)[number];
