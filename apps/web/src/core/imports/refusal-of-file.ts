import { FILE_REFUSALS, type FileRefusal } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { errorText } from '../../platform/errors/error-text';
import { text } from '../../platform/i18n/i18n';

/** The sentence for a file that was refused: why, with the numbers. */
export function refusalOfFile(error: unknown): string {
  if (!(error instanceof ORPCError)) return errorText(error);
  const data = (error.data ?? {}) as Record<string, unknown>;
  const why = error.code === 'FILE_REFUSED' ? (data['why'] as FileRefusal | undefined) : undefined;
  if (why && FILE_REFUSALS.includes(why)) return text('imports', `refused.${why}`, data);
  if (error.code === 'UNSUPPORTED_TYPE') return text('imports', 'refused.type');
  return error.code === 'TOO_LARGE' ? text('imports', 'tooLarge', data) : errorText(error);
}
