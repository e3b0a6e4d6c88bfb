/** Beginning of the names under which a device keeps cards that are not sent yet (the item's id follows), and a tab questions. */
export const CARD_DRAFT_PREFIX = 'murmel.card.';

/** Deletes unsent data at sign-out, so that nothing is left for the next user of this device. */
export function deleteCardDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(CARD_DRAFT_PREFIX)) storage.removeItem(key);
}
