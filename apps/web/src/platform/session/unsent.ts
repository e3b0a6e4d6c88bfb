/** Beginnings of the names under which a device keeps what is not sent yet; the item's id follows. */
export const UNSENT = { survey: 'murmel.survey.', words: 'murmel.words.', card: 'murmel.card.' } as const;

/** Whoever signs out leaves nothing for the next person at this device. */
export function forgetUnsent(storage: Storage): void {
  for (const key of Object.keys(storage)) if (Object.values(UNSENT).some((beginning) => key.startsWith(beginning))) storage.removeItem(key);
}
