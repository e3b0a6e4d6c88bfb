/** Names this window, so that what it asked for opens here and in no other one. */
export const TAB_ID = crypto.randomUUID();

/** Copies that this window has by the answer to what it asked, or was told of. */
export const KNOWN_COPIES = new Set<string>();
