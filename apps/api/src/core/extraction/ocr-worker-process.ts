/** Separate process that only reads the words on pictures of unknown authors: a picture or a PDF that inflates kills it and not the api. */
import { workLoop } from '../../platform/processes/work-loop.js';
import type { OcrAnswer, OcrTask } from './ocr-worker-task.js';
import { drawPdfPage } from './pdf-page-picture.js';
import { readPicture } from './read-picture.js';
import { Unreadable } from './unreadable.js';

workLoop(async ({ path, page }: OcrTask): Promise<OcrAnswer> => {
  try {
    return { kind: 'read', ...(await readPicture(page === null ? path : await drawPdfPage(path, page))) };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'failed', failure: error.failure === 'locked' ? 'locked' : 'broken' };
    throw error;
  }
});
