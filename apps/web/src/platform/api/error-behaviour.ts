import type { ErrorCode } from '@murmel/contracts';

/** What the client does about an error, besides handing it to whoever called. */
export type ErrorBehaviour =
  | { type: 'askForPassword' }
  | { type: 'signOutLocally' }
  | { type: 'toast'; text: ErrorCode }
  | { type: 'messageOnly' };

const TOASTS: Readonly<Partial<Record<number, ErrorCode>>> = { 500: 'INTERNAL', 502: 'BAD_GATEWAY', 503: 'UNAVAILABLE' };

/** The table of specification 1, section 8: status and code of an answer decide, and whether somebody is signed in. */
export function errorBehaviour(error: { status: number; code: string }, authenticated: boolean): ErrorBehaviour {
  if (error.status === 400 && error.code === 'NO_PASSWORD_PROVIDED') return { type: 'askForPassword' };
  if (error.status === 401) return authenticated ? { type: 'signOutLocally' } : { type: 'messageOnly' };
  const text = TOASTS[error.status];
  return text ? { type: 'toast', text } : { type: 'messageOnly' };
}
