/**
 * Limits of shared and collected files. A separate file, so that only pages that need it load it; served at `/api/limits` with all others.
 */
export const FILE_SHARING_LIMITS = {
  /** files that one item gives out */
  files: 100,
  /** letters of a file's folder, the folders around it included */
  folderMax: 200,
  taskMax: 2000,
  /** files that one person hands in */
  perPerson: { min: 1, max: 20, usual: 5 },
  /** time after the deadline in which an upload that began before may finish */
  graceMinutes: 30,
  /** time without progress after which the teacher no longer sees an upload as running */
  comingMinutes: 5,
} as const;
