import type { ErrorCode } from '@murmel/contracts';
import { type MonthLimit, monthLimitIn } from '../errors/month-limit';
import { supportIdIn } from './support-id';

/** Reaction of the client to an error, besides passing it to the caller. */
export type ErrorBehaviour =
  | { type: 'askForPassword' }
  | { type: 'signOutLocally' }
  | { type: 'toast'; text: ErrorCode; supportId?: string | undefined }
  | { type: 'showLimit'; reached: MonthLimit }
  | { type: 'messageOnly' };

/** Codes that say which part is away: the rest of the page works, and its text says so. */
const PARTS: ReadonlySet<string> = new Set<ErrorCode>(['COLLABORATION_UNAVAILABLE', 'STORAGE_UNAVAILABLE']);

const TOASTS: Readonly<Partial<Record<number, ErrorCode>>> = { 500: 'INTERNAL', 502: 'BAD_GATEWAY', 503: 'UNAVAILABLE' };

/** Behaviour by the status and code of an answer and the sign-in state (spec ERR-01, ERR-02, ERR-03, ERR-04, ERR-05 and ERR-15). */
export function errorBehaviour(error: { status: number; code: string; data?: unknown }, authenticated: boolean): ErrorBehaviour {
  if (error.status === 400 && error.code === 'NO_PASSWORD_PROVIDED') return { type: 'askForPassword' };
  if (error.status === 401) return authenticated ? { type: 'signOutLocally' } : { type: 'messageOnly' };
  const reached = monthLimitIn(error.code, error.data);
  if (reached) return { type: 'showLimit', reached };
  const text = PARTS.has(error.code) ? (error.code as ErrorCode) : TOASTS[error.status];
  return text ? { type: 'toast', text, supportId: supportIdIn(error) } : { type: 'messageOnly' };
}
