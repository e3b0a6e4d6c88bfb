import type { Paper, PaperPicture } from '../pdf-layout/paper.js';

/** Task for the process that typesets PDFs. */
export interface SettingTask {
  paper: Paper;
  pictures: (readonly [fileId: string, picture: PaperPicture])[];
  pagesMax: number;
  /** format of the result: to store, or to view in a browser */
  as: 'pdf' | 'drawing';
}

/** Pages to look at: SVG of all of them below each other, lengths in points. */
export interface DrawnPages {
  drawing: string;
  pages: number;
  width: number;
  height: number;
}

/** Messages from that process. */
export type SettingAnswer =
  | { kind: 'ready' }
  | { kind: 'pdf'; bytes: Uint8Array; pages: number }
  | ({ kind: 'drawing' } & DrawnPages)
  | { kind: 'tooLong'; pages: number }
  | { kind: 'fault'; message: string };
