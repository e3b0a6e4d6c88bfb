/** Names this window, so that what it asked for opens here and in no other one. */
export const TAB_ID = crypto.randomUUID();
