import type { PdfLayout, PdfPicture } from '../../pdf-layout/pdf-layout.js';

/** Task for the process that writes documents for word processors. */
export interface LayoutTask {
  layout: PdfLayout;
  pictures: (readonly [fileId: string, picture: PdfPicture])[];
}

/** Messages from that process. */
export type WordWorkerResult = { kind: 'ready' } | { kind: 'document'; bytes: Uint8Array } | { kind: 'fault'; message: string };
