import type { Paper, PaperPicture } from '../../pdf-layout/paper.js';

/** Task for the process that writes documents for word processors. */
export interface WritingTask {
  paper: Paper;
  pictures: (readonly [fileId: string, picture: PaperPicture])[];
}

/** Messages from that process. */
export type WritingAnswer = { kind: 'ready' } | { kind: 'document'; bytes: Uint8Array } | { kind: 'fault'; message: string };
