import { z } from 'zod';
import { SHEET_VERSIONS } from '../../boards/worksheet-names.js';
import { callsFor, errors, idParam } from '../../calls/call.js';
import { pdfFormat } from '../../calls/pdf-fields.js';

const call = callsFor('worksheet');
const sheets = '/worksheet/worksheets/{id}';
const PDF = ['NOT_FOUND', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const;

/** Options of a sheet's PDF. `version`: null is the sheet itself, with no letter on it. */
const onPaper = {
  version: z.enum(SHEET_VERSIONS).nullable().default(null),
  /** the QR code of the online sheet, as far as the caller may know its address */
  qr: z.boolean().default(true),
  /** hints stand below their tasks */
  hints: z.boolean().default(false),
  ...pdfFormat,
};

/** Worksheets on paper. */
export const pdfCalls = {
  /** Returns the sheet to print, without solutions, for any caller. */
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
  /** Returns the sheet with its solutions, for users who may change it. */
  solutionPdf: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'POST', path: `${sheets}/solution_pdfs`, description: 'a tagged PDF (PDF/UA-1) of the sheet with its solutions' })
    .input(idParam.extend({ version: onPaper.version, ...pdfFormat }))
    .output(z.unknown())
    .errors(errors(...PDF, 'FORBIDDEN')),
  /** Returns all answers with their feedback, one participant after the other. */
  responsesPdf: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'POST', path: `${sheets}/response_pdfs`, description: 'a tagged PDF (PDF/UA-1) of all responses' })
    .input(idParam.extend(pdfFormat))
    .output(z.unknown())
    .errors(errors(...PDF, 'FORBIDDEN')),
};
