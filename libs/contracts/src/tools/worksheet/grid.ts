import { z } from 'zod';
import { personLook } from '../../calls/fields.js';
import { H5P_STATES } from '../../h5p-names.js';
import { LIMITS } from '../../limits.js';
import type { LiveTopic } from '../../live.js';
import { answerResult, changedAnswers, type WorksheetAnswer, type WorksheetFile } from './answers.js';
import type { WorksheetFeedback } from './feedback.js';
import { CELL_STATES, WORKSHEET_STATES, type WorksheetState } from './names.js';

/** Progress of one participant with one task. */
const cell = z.object({
  state: z.enum(CELL_STATES),
  result: answerResult.optional(),
  /** letters of the chosen options, the first words, as far as there is room */
  says: z.string().optional(),
  /** a picture that came as answer */
  fileId: z.uuid().optional(),
  hint: z.literal(true).optional(),
});
export type GridCell = z.infer<typeof cell>;

/** One response in the grid: as many cells as there are tasks, in the order of the sheet. */
const row = z.object({
  id: z.uuid(),
  name: z.string(),
  /** look of their person, the same wherever that person is shown */
  look: personLook,
  /** since when they ask for help in a project of the sheet's owner, in milliseconds since 1970 */
  handSince: z.number().nullable(),
  cells: z.array(cell),
  /** milliseconds since 1970 */
  updatedAt: z.number(),
  submittedAt: z.number().nullable(),
  /** the block of their last change, while not handed in */
  at: z.string().nullable(),
  feedback: z.enum(['none', 'draft', 'given']),
});
export type GridRow = z.infer<typeof row>;

/** States of the H5P packages on the sheet, by the id of their file; absent without packages. */
const packages = z.record(z.uuid(), z.enum(H5P_STATES)).readonly();
export type PackageStates = z.infer<typeof packages>;

/** Content the teacher projects on the wall: the grid, or one answer; never a name. */
export const wall = z.object({ blockId: z.string().nullable(), responseId: z.uuid().nullable() });
export type WorksheetWall = z.infer<typeof wall>;

/** Work of all participants, for users who read responses. */
export const grid = z.object({
  audience: z.literal('teacher'),
  state: z.enum(WORKSHEET_STATES),
  tasks: z.array(z.object({ blockId: z.string(), task: z.string(), kind: z.string(), points: z.number().nullable() })),
  rows: z.array(row),
  /** pupils of the owner's projects that share the sheet who have not begun, by name */
  absent: z.array(z.object({ id: z.uuid(), name: z.string(), handSince: z.number().nullable() })),
  wall,
  packages: packages.optional(),
});
export type WorksheetGrid = z.infer<typeof grid>;

/** State of a sheet for all who work on it. */
export interface WorksheetForGuests {
  audience: 'guest';
  state: WorksheetState;
  /** revision of the sheet: a change requires a reload of it */
  revision: string;
  packages?: PackageStates | undefined;
}
export type WorksheetLive = WorksheetGrid | WorksheetForGuests;

/** One response in progress: for its author, and for users who read responses. Its author sends the changes. */
export const WORK_TOPIC = {
  name: 'worksheet-work',
  operation: 'item.read',
  about: z.strictObject({ responseId: z.uuid() }),
  inbound: {
    schema: z.strictObject({ answers: changedAnswers }),
    operation: 'item.answer',
    everyMilliseconds: LIMITS.worksheet.draftMilliseconds,
  },
} as const satisfies LiveTopic;

/** The newest state of one response. */
export interface WorkState {
  /** id of its person, so that a change of the response never shows one under the name of another */
  id: string;
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
