/** Two beside each other and five below each other, as large as a business card. */
export const CARDS_PER_SHEET = 10;

/** Divides what is printed over sheets of paper. */
export function sheets<Entry>(entries: readonly Entry[], perSheet = CARDS_PER_SHEET): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / perSheet) }, (_, index) =>
    entries.slice(index * perSheet, (index + 1) * perSheet),
  );
}
