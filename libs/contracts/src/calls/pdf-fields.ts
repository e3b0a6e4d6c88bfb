import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../item-fields.js';
import { PDF_PAPER_SIZES, PDF_TONES } from '../pdf-format.js';

/** Options of a PDF. */
export const pdfFormat = {
  paper: z.enum(PDF_PAPER_SIZES).default('a4'),
  tone: z.enum(PDF_TONES).default('colour'),
  /** language of the texts around the content */
  language: z.enum(INTERFACE_LANGUAGES).default('de'),
};
