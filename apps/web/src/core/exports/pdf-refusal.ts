import { EXPORT_LIMITS, PDF_LIMITS } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { errorText } from '../../platform/errors/error-text';
import { text } from '../../platform/i18n/i18n';

/** The sentence for a PDF that was refused: what there was too much of, with the numbers. */
export function pdfRefusalText(error: unknown): string {
  const data = dataOf(error);
  const of = [...PDF_LIMITS, ...EXPORT_LIMITS].find((one) => one === data?.['of']);
  return of ? text('exports', `tooMuch.${of}`, data) : errorText(error);
}

/** True if it was refused because it is too large for a PDF that the user waits for. */
export function isTooLargeForPdf(error: unknown): boolean {
  return PDF_LIMITS.some((one) => one === dataOf(error)?.['of']);
}

function dataOf(error: unknown): Record<string, unknown> | undefined {
  return error instanceof ORPCError && error.code === 'LIMIT_REACHED' ? (error.data as Record<string, unknown> | undefined) : undefined;
}
