import { PDF_LIMITS, type PdfLimit } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { errorText } from '../../platform/errors/error-text';
import { text } from '../../platform/i18n/i18n';

/** The sentence for a PDF that was refused: what there was too much of, with the numbers. */
export function refusalOfPdf(error: unknown): string {
  const data =
    error instanceof ORPCError && error.code === 'LIMIT_REACHED' ? (error.data as Record<string, unknown> | undefined) : undefined;
  const of = data?.['of'] as PdfLimit | undefined;
  return of && PDF_LIMITS.includes(of) ? text('exports', `tooMuch.${of}`, data) : errorText(error);
}
