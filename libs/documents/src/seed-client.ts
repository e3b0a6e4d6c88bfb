/** Reserved for the server's first content: the same content is the same update, and no person writes under it. */
export const SEED_CLIENT_ID = 1;
