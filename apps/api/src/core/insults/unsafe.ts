import { insultsIn, isInsulting } from './insults.js';
import { SELF_HARM } from './lists/self-harm.js';
import { SEXUALITY } from './lists/sexuality.js';
import { VIOLENCE } from './lists/violence.js';

/** Why a text is not shown to learners: it is refused, or a person may be in danger. */
export type Unsafe = 'filtered' | 'selfHarm';

const speaksOfSelfHarm = insultsIn(SELF_HARM);
const isHarmful = insultsIn([...VIOLENCE, ...SEXUALITY]);

/** True if a text sounds as if its author might hurt themselves. A fence against the obvious, not a judge. */
export const mayHurtThemselves = speaksOfSelfHarm;

/** Returns what the product's own lists say against showing a text to pupils and guests (spec T-46); undefined: nothing. */
export function unsafeForLearners(text: string): Unsafe | undefined {
  if (speaksOfSelfHarm(text)) return 'selfHarm';
  return isInsulting(text) || isHarmful(text) ? 'filtered' : undefined;
}
