/** Positions of the pips of 1 to 6, on the nine places of a face, row by row. */
export const PIPS: readonly (readonly number[])[] = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
