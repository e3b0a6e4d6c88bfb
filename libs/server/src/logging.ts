import { pino, type Logger } from 'pino';

export type { Logger };

/** Logs hold ids and numbers; secrets, names and query strings have no place in them. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name },
    redact: { paths: ['*.password', '*.token', '*.email', 'req.headers', 'err.parameters', 'err.query'], censor: '[redacted]' },
  });
}
