import { insultsIn } from './insults.js';
import { EXTREMISTS } from './lists/extremists.js';
import { POLITICIANS } from './lists/politicians.js';

/** Names that no character and no assistant has (decision D-9); spelled as somebody may, they stay the same. */
const DENIED_NAMES: readonly string[] = [...EXTREMISTS, ...POLITICIANS];

/** Whether a name says, alone or among other words, whom nobody may play. */
export const isDeniedName = insultsIn(DENIED_NAMES);
