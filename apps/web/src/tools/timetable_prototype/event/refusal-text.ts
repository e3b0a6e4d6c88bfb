import { ORPCError } from '@orpc/client';
import { dateText } from '../../../core/calendar-view/calendar-days';
import { errorCodeText, errorText } from '../../../platform/errors/error-text';

/** The sentence for a refused event; days in it are written as people write them. */
export function refusalText(error: unknown, language: string): string {
  const data = error instanceof ORPCError ? ((error.data ?? {}) as Record<string, unknown>) : {};
  if (!(error instanceof ORPCError) || typeof data['date'] !== 'string') return errorText(error);
  const date = dateText(data['date'], language, { day: 'numeric', month: 'long', year: 'numeric' });
  return errorCodeText(error.code, { ...data, date });
}
