import { type PdfLimit, SERVER_LIMITS } from '@murmel/contracts';
import { apiError } from '../../../platform/api-error.js';

/** The refusal of what does not fit into a PDF, with the numbers. */
export function tooMuch(of: PdfLimit, numbers: { limit: number } & Record<string, number>): ReturnType<typeof apiError> {
  return apiError('LIMIT_REACHED', { of, ...numbers });
}

/** What is as long as this fits into no PDF. @throws LIMIT_REACHED of work, with the numbers */
export function refuseTooLong(letters: number): void {
  const { megabytes, withinSeconds } = SERVER_LIMITS.pdf;
  if (letters > SERVER_LIMITS.pdf.letters) throw tooMuch('work', { limit: megabytes, seconds: withinSeconds });
}
