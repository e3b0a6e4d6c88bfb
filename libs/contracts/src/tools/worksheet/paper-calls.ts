import { z } from 'zod';
import { SHEET_VERSIONS } from '../../boards/worksheet-names.js';
import { callsFor, errors, idParam } from '../../calls/call.js';
import { pdfFormat } from '../../calls/pdf-fields.js';

const call = callsFor('worksheet');
const sheets = '/worksheet/worksheets/{id}';
const PDF = ['NOT_FOUND', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const;

/** How somebody wants a sheet on paper. `version`: null is the sheet itself, with no letter on it. */
const onPaper = {
  version: z.enum(SHEET_VERSIONS).nullable().default(null),
  /** the code to the sheet on screens, as far as whoever asks may know its address */
  qr: z.boolean().default(true),
  /** hints stand below their tasks */
  hints: z.boolean().default(false),
  ...pdfFormat,
};

/** Worksheets on paper. */
export const paperCalls = {
  /** The sheet to print, without anything that would tell its answers, whoever asks. */
  sheetPdf: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'POST', path: `${sheets}/pdfs`, description: 'a tagged PDF (PDF/UA-1) of the sheet' })
    .input(idParam.extend(onPaper))
    .output(z.unknown())
    .errors(errors(...PDF, 'NO_PASSWORD_PROVIDED')),
  /** The same pages as drawings, to look at before they are printed. */
  sheetPages: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'POST', path: `${sheets}/paper_pages` })
    .input(idParam.extend(onPaper))
    /** `drawing`: SVG of all pages below each other, each as high as the others */
    .output(z.object({ drawing: z.string(), pages: z.number(), width: z.number(), height: z.number() }))
    .errors(errors(...PDF, 'NO_PASSWORD_PROVIDED')),
  /** The sheet with its answers, for whoever may change it. */
  solutionPdf: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'POST', path: `${sheets}/solution_pdfs`, description: 'a tagged PDF (PDF/UA-1) of the sheet with its solutions' })
    .input(idParam.extend({ version: onPaper.version, ...pdfFormat }))
    .output(z.unknown())
    .errors(errors(...PDF, 'FORBIDDEN')),
  /** Everybody's answers with what was said about them, one person after the other. */
  responsesPdf: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'POST', path: `${sheets}/response_pdfs`, description: 'a tagged PDF (PDF/UA-1) of all responses' })
    .input(idParam.extend(pdfFormat))
    .output(z.unknown())
    .errors(errors(...PDF, 'FORBIDDEN')),
};
