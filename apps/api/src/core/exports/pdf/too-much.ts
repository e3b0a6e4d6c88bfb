import type { PdfLimit } from '@murmel/contracts';
import { apiError } from '../../../platform/api-error.js';

/** The refusal of what does not fit into a PDF, with the numbers. */
export function tooMuch(of: PdfLimit, numbers: { limit: number } & Record<string, number>): ReturnType<typeof apiError> {
  return apiError('LIMIT_REACHED', { of, ...numbers });
}
