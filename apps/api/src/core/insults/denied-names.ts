import { insultsIn } from './insults.js';
import { EXTREMISTS } from './lists/extremists.js';
import { POLITICIANS } from './lists/politicians.js';

/** Names that no character and no assistant may have (spec D-9), whatever the spelling. */
const DENIED_NAMES: readonly string[] = [...EXTREMISTS, ...POLITICIANS];

/** True if a name contains, alone or among other words, one that no character may have. */
export const isDeniedName = insultsIn(DENIED_NAMES);
