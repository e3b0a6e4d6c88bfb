import { describe, expect, it } from 'vitest';
import { accessMatrix } from '../access/matrix.js';

const { refusals, welcomes, itemRoutes, expectRefusals, expectWelcomes } = accessMatrix('classes');

describe('every call, every actor (classes)', () => {
  it.each(refusals)('[SES-24] [T-07] [TR-20] [TR-22] [T-27] [D-14] %s: who may not is refused, and nothing changes', (_name, route) =>
    expectRefusals(route),
  );

  it.each(welcomes)('[SES-24] [T-07] [TR-22] [D-14] %s: who may is let in', (_name, route) => expectWelcomes(route));
});

it('no call of classes is about an item, so none asks for its password', () => expect(itemRoutes).toEqual([]));
