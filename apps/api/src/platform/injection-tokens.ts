/** Injection tokens for what has no class of its own. */
export const CONFIGURATION = Symbol('configuration');
export const LOGGER = Symbol('logger');
