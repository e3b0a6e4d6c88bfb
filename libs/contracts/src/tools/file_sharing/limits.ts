/** Of shared and collected files. A file of its own, so that only who has to do with them loads it; served at `/api/limits` with all others. */
export const FILE_SHARING_LIMITS = {
  /** files that one item gives out */
  files: 100,
  /** letters of a file's folder, the folders around it included */
  folderMax: 200,
  taskMax: 2000,
  /** files that one person hands in */
  perPerson: { min: 1, max: 20, usual: 5 },
  /** what began to come in before the deadline may still arrive for so long */
  graceMinutes: 30,
  /** what did not go on for so long is not on its way any more, as a teacher sees it */
  comingMinutes: 5,
} as const;
