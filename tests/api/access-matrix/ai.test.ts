import { describe, it } from 'vitest';
import { accessMatrix } from '../access/matrix.js';

const { refusals, welcomes, expectRefusals, expectWelcomes } = accessMatrix('ai');

describe('every call, every actor (ai)', () => {
  it.each(refusals)('[SES-24] [T-07] [TR-20] [TR-22] [T-27] [D-14] %s: who may not is refused, and nothing changes', (_name, route) =>
    expectRefusals(route),
  );

  it.each(welcomes)('[SES-24] [T-07] [TR-22] [D-14] %s: who may is let in', (_name, route) => expectWelcomes(route));
});
