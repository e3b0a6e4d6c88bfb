import { describe, it } from 'vitest';
import { accessMatrix } from '../access/matrix.js';

const { refusals, welcomes, itemRoutes, expectRefusals, expectWelcomes, expectPassword } = accessMatrix('library');

describe('every call, every actor (library)', () => {
  it.each(refusals)('[SES-24] [T-07] [TR-20] [TR-22] [T-27] [D-14] %s: who may not is refused, and nothing changes', (_name, route) =>
    expectRefusals(route),
  );

  it.each(welcomes)('[SES-24] [T-07] [TR-22] [D-14] %s: who may is let in', (_name, route) => expectWelcomes(route));
});

describe('every call about an item with a password, every way to come without an account (library)', () => {
  it.each(itemRoutes)('%s', { tags: ['proof'] }, (_name, route) => expectPassword(route));
});
