import type { PdfLimit } from '@murmel/contracts';
import { apiError } from '../../platform/api-error.js';
import type { PdfBounds } from './pdf-bounds.js';

/** The refusal of what does not fit into a PDF, with the numbers. */
export function pdfLimitError(of: PdfLimit, numbers: { limit: number } & Record<string, number>): ReturnType<typeof apiError> {
  return apiError('LIMIT_REACHED', { of, ...numbers });
}

/** Refuses texts with too many letters before they are read. @throws LIMIT_REACHED of work, with the numbers */
export function refuseTooLong(letters: number, { letters: most, megabytes, withinSeconds }: PdfBounds): void {
  if (letters > most) throw pdfLimitError('work', { limit: megabytes, seconds: withinSeconds });
}
