import type { Paper, PaperPicture } from '../pdf/paper.js';

/** What the process that writes documents for word processors is given. */
export interface WritingTask {
  paper: Paper;
  pictures: (readonly [fileId: string, picture: PaperPicture])[];
}

/** What comes back from it. */
export type WritingAnswer = { kind: 'ready' } | { kind: 'document'; bytes: Uint8Array } | { kind: 'fault'; message: string };
