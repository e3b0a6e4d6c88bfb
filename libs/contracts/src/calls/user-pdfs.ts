import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../item-fields.js';
import { PDF_KINDS, WORD_KINDS } from '../pdf-format.js';
import { callsFor, errors, subjectId } from './call.js';
import { pdfFormat } from './pdf-fields.js';

const call = callsFor(PDF_KINDS);

export const userPdfs = {
  /** Exports a PDF for callers who may read the item, with the content they may see. */
  create: call
    .meta({ operation: 'item.read', itemParam: 'itemId' })
    .route({ method: 'POST', path: '/user_pdfs', description: 'a tagged PDF (PDF/UA-1) of the item' })
    .input(
      z.strictObject({
        itemId: subjectId,
        ...pdfFormat,
      }),
    )
    .output(z.unknown())
    /** `LIMIT_REACHED` names the limit: `of` is one of `PDF_LIMITS` */
    .errors(errors('BAD_REQUEST', 'NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE')),
};

export const userDocuments = {
  /** The same for word processors. */
  create: callsFor(WORD_KINDS)
    .meta({ operation: 'item.read', itemParam: 'itemId' })
    .route({ method: 'POST', path: '/user_documents', description: 'a document for word processors (.docx) of the item' })
    .input(z.strictObject({ itemId: subjectId, language: z.enum(INTERFACE_LANGUAGES).default('de') }))
    .output(z.unknown())
    .errors(errors('BAD_REQUEST', 'NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE')),
};
