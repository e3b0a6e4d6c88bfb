/** A process of its own that does nothing but set papers: a bomb among them takes down this one and not the api. */
import { workLoop } from '../../platform/processes/work-loop.js';
import { OTHER_FONTS, readFonts, widthsOf } from './fonts.js';
import { PdfRenderer } from './pdf-renderer.js';
import type { PdfWorkerResult, PdfWorkerTask } from './pdf-worker-task.js';
import { loadTypst } from './typst-compiler.js';

const fonts = readFonts();
const renderer = new PdfRenderer(
  // A folder that is not there: what is handed in lies in memory.
  loadTypst().create({ workspace: '/nowhere-at-all', fontArgs: [{ fontBlobs: fonts }] }),
  { names: OTHER_FONTS, signs: widthsOf(fonts) },
);

workLoop((task: PdfWorkerTask): PdfWorkerResult => renderer.render(task));
