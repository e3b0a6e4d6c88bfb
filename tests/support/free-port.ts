const { findFreePort } = (await import(new URL('../../tools/ports.mjs', import.meta.url).href)) as { findFreePort(): Promise<number> };

/** Finds a port that is unused right now, and that no outgoing connection takes meanwhile. @throws Error where all are taken */
export const freePort = findFreePort;
