// @module-tag proof
import { describe, it } from 'vitest';
import { accessMatrix } from '../access/matrix.js';

const { refusals, looks, expectRefusals, expectWelcomes } = accessMatrix('children');

describe('every call about what belongs to an item, every actor', () => {
  it.each(refusals)('%s: who may not is refused, and nothing changes', (_name, route) => expectRefusals(route));

  // Changes are authorized by the same decision as reads; each change would need a world of its own.
  it.each(looks)('%s: who may is let in', (_name, route) => expectWelcomes(route));
});
