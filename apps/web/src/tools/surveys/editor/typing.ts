/** Text is sent when typing pauses so long in ms, everything else at once. */
export const TYPING_PAUSE_MS = 800;

/** With this many characters left or fewer, the number is shown. */
export const COUNTS_FROM = 50;
