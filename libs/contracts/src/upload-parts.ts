/** Files from so many megabytes on come in parts of so many: 8 s of a line of 2 Mbit/s. Nobody who sends no file loads these. */
export const UPLOAD_PARTS = { fromMegabytes: 2, megabytes: 2 } as const;

/** Names of the tus protocol (decision 51). */
export const TUS_HEADERS = {
  length: 'upload-length',
  deferred: 'upload-defer-length',
  offset: 'upload-offset',
  metadata: 'upload-metadata',
} as const;
