/** Size from which files are uploaded in parts, and size of a part: 8 s at 2 Mbit/s. Only loaded by clients that send files. */
export const UPLOAD_PARTS = { fromMegabytes: 2, megabytes: 2 } as const;

/** Names of the tus protocol (ADR 51). */
export const TUS_HEADERS = {
  length: 'upload-length',
  deferred: 'upload-defer-length',
  offset: 'upload-offset',
  metadata: 'upload-metadata',
} as const;
