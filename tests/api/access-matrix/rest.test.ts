import { describe, expect, it } from 'vitest';
import { CheckDeclaredOperations } from '../../../apps/api/src/platform/check-declared-operations.js';
import { accessMatrix } from '../access/matrix.js';
import { ROUTES } from '../access/routes.js';

const { api, refusals, welcomes, itemRoutes, expectRefusals, expectWelcomes, expectPassword } = accessMatrix('rest');

describe('every call, every actor (rest)', () => {
  it('[TR-21] [E16] every handler declares the operation of its contract, and every contract has a handler', () => {
    const handlers = api().application.get(CheckDeclaredOperations).routes();
    expect(handlers.filter(({ meta }) => !meta?.operation)).toEqual([]);
    const implemented = new Set(handlers.map(({ path }) => path.replace(/^\//, '').replace(/:(\w+)/g, '{$1}')));
    expect(ROUTES.filter(({ path }) => !implemented.has(path.replace(/^\/api\//, ''))).map(({ name }) => name)).toEqual([]);
  });

  it.each(refusals)('[SES-24] [T-07] [TR-20] [TR-22] [T-27] [D-14] %s: who may not is refused, and nothing changes', (_name, route) =>
    expectRefusals(route),
  );

  it.each(welcomes)('[SES-24] [T-07] [TR-22] [D-14] %s: who may is let in', (_name, route) => expectWelcomes(route));
});

describe('every call about an item with a password, every way to come without an account (rest)', () => {
  it.each(itemRoutes)('%s', { tags: ['proof'] }, (_name, route) => expectPassword(route));
});
