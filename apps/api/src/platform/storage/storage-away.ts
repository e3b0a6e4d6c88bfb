/** A line that was refused, cut or silent, a name that leads nowhere, and a disk that is not there, as a network drive whose server is away. */
const AWAY = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'ENETUNREACH',
    'EHOSTUNREACH',
    'EHOSTDOWN',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...['EIO', 'ESTALE', 'ENOTCONN', 'ENODEV', 'ENXIO', 'EROFS', 'EACCES'],
]);
/** Answers of a bucket that say nothing about the file: it has no time, or the key of the product does not count any more. */
const NOT_ABOUT_THE_FILE = new Set([401, 403, 408, 429]);

/** The place of files does not answer, or not as it should. Nothing is known of the file itself. */
export class StorageAway extends Error {
  /** where no call of the contract asked, as on the second origin */
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('the storage of files does not answer', { cause });
    this.name = 'StorageAway';
  }
}

/**
 * Returns what a bucket's or a disk's error means for the caller.
 * @returns `StorageAway`, or the error itself where it is about this one file, or about its key
 */
export function storageErrorOf(error: unknown): unknown {
  if (error instanceof StorageAway) return error;
  return isAway((error as { cause?: unknown } | null)?.cause ?? error) ? new StorageAway(error) : error;
}

function isAway(error: unknown): boolean {
  const { code, name, $metadata } = (error ?? {}) as { code?: unknown; name?: unknown; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return status >= 500 || NOT_ABOUT_THE_FILE.has(status);
  return name === 'TimeoutError' || AWAY.has(String(code));
}
