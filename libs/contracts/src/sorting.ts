/** Limits of teachers' sorting. A separate file: the first load of guests does not include it. */

/** Words by which an item is sorted, and letters of each; also at `/api/limits`. */
export const TAG_LIMITS = { max: 12, letters: { min: 1, max: 30 } } as const;

/** Colours that a folder can have: those of the marbles. */
export const FOLDER_COLOURS = ['tafel', 'koralle', 'sonne', 'wiese', 'himmel', 'pflaume', 'beere'] as const;
export type FolderColour = (typeof FOLDER_COLOURS)[number];
