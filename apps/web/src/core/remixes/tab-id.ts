/** Id of this window. Copies that it requested open here and in no other window. */
export const TAB_ID = crypto.randomUUID();

/** Copies that this window already knows from a response or from a published event. */
export const KNOWN_COPIES = new Set<string>();
