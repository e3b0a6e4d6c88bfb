/** Text is sent when typing pauses so long in ms, everything else at once. */
export const TYPING_PAUSE_MS = 800;

/** Number of remaining characters from which the count is shown. */
export const COUNTS_FROM = 50;
