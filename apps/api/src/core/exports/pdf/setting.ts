import type { Paper, PaperPicture } from './paper.js';

/** What the process that sets papers is given. */
export interface SettingTask {
  paper: Paper;
  pictures: (readonly [fileId: string, picture: PaperPicture])[];
  pagesMax: number;
}

/** What comes back from it. */
export type SettingAnswer =
  | { kind: 'ready' }
  | { kind: 'pdf'; bytes: Uint8Array; pages: number }
  | { kind: 'tooLong'; pages: number }
  | { kind: 'fault'; message: string };
