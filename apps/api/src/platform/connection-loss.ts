const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE']);
/** PostgreSQL class 08 and 57P; 25006: what was the primary takes no changes any more. */
const SQLSTATE = /^(08|57P|25006$)/;
const MESSAGES = /Connection terminated|timeout exceeded when trying to connect/i;

/** True if an error says that the database, or the pooler before it, is away, so that the same call may succeed later. */
export function isConnectionLoss(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  const message = error instanceof Error ? error.message : '';
  return (typeof code === 'string' && (SQLSTATE.test(code) || CODES.has(code))) || MESSAGES.test(message);
}
