import { z } from 'zod';
import type { H5pState } from '../../h5p-names.js';
import { LIMITS } from '../../limits.js';
import type { LiveTopic } from '../../live.js';
import { type AnswerResult, changedAnswers, type WorksheetAnswer, type WorksheetFile } from './answers.js';
import type { WorksheetFeedback } from './feedback.js';
import type { CellState, WorksheetState } from './names.js';

/** How far somebody is with one task. */
export interface GridCell {
  state: CellState;
  result?: AnswerResult;
  /** letters of the chosen options, the first words, as far as there is room */
  says?: string;
  /** a picture that came as answer */
  fileId?: string;
  hint?: true;
}

/** One response in the grid: as many cells as there are tasks, in the order of the sheet. */
export interface GridRow {
  id: string;
  name: string;
  cells: GridCell[];
  /** milliseconds since 1970 */
  updatedAt: number;
  submittedAt: number | null;
  /** what they wrote in last, while nobody handed in */
  at: string | null;
  feedback: 'none' | 'draft' | 'given';
}

/** Everybody's work, for those who read responses. */
export interface WorksheetGrid {
  audience: 'teacher';
  state: WorksheetState;
  tasks: { blockId: string; task: string; kind: string; points: number | null }[];
  rows: GridRow[];
  wall: WorksheetWall;
  packages?: PackageStates;
}

/** How far the H5P packages on the sheet are, by the id of their file; not there where there are none. */
export type PackageStates = Readonly<Record<string, H5pState>>;

/** What the teacher put on the wall: the grid, or one answer; never a name. */
export interface WorksheetWall {
  blockId: string | null;
  responseId: string | null;
}

/** What everybody who works on a sheet learns of it. */
export interface WorksheetForGuests {
  audience: 'guest';
  state: WorksheetState;
  /** another one: the sheet is asked for again */
  revision: string;
  packages?: PackageStates;
}
export type WorksheetLive = WorksheetGrid | WorksheetForGuests;

/** One response while it is made: for whoever makes it, and for those who read responses. Whoever makes it says what changed. */
export const WORK_TOPIC = {
  name: 'worksheet-work',
  operation: 'item.read',
  about: z.strictObject({ responseId: z.uuid() }),
  says: z.strictObject({ answers: changedAnswers }),
  everyMilliseconds: LIMITS.worksheet.draftMilliseconds,
} as const satisfies LiveTopic;

/** The newest state of one response. */
export interface WorkState {
  name: string;
  answers: WorksheetAnswer[];
  files: WorksheetFile[];
  updatedAt: string;
  submittedAt: string | null;
  endsAt: string | null;
  open: boolean;
  /** given; for those who read responses also what is being written */
  feedback: WorksheetFeedback | null;
}
