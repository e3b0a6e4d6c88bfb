/** Fields of an error of PostgreSQL or the system that describe it without the values involved. */
const FACTS = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'status',
] as const;

/** PostgreSQL's "data exception": its sentence repeats the value that could not be read. */
const DATA_EXCEPTION = /^22/;

const MOST_CAUSES = 5;

/**
 * Returns a fault in the form the log may hold: kind, message, location, codes and table names. Everything else that an error carries
 * (PostgreSQL's `detail` repeats whole rows, TypeORM keeps query and parameters) may contain users' data.
 */
export function sanitizeError(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { name, message, stack, cause } = error as Partial<Error>;
  const given = error as Record<string, unknown>;
  const facts = Object.fromEntries(
    FACTS.filter((key) => typeof given[key] === 'string' || typeof given[key] === 'number').map((key) => [key, given[key]]),
  );
  const firstPlace = stack?.search(/^[ \t]+at /m) ?? -1;
  const told = typeof facts['code'] === 'string' && DATA_EXCEPTION.test(facts['code']) ? '[a value that could not be read]' : message;
  return {
    type: (given['constructor'] as { name?: string } | undefined)?.name ?? 'object',
    ...(name === undefined ? {} : { name }),
    message: told,
    ...(firstPlace < 0 ? {} : { stack: stack?.slice(firstPlace) }),
    ...facts,
    ...(cause === undefined || depth >= MOST_CAUSES ? {} : { cause: sanitizeError(cause, depth + 1) }),
  };
}
