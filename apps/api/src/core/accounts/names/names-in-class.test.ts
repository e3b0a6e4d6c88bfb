import type { EntityManager } from 'typeorm';
import { expect, it } from 'vitest';
import { freeNameInClass, isSameName } from './names-in-class.js';

const classOf = (...names: string[]) => ({ query: async () => names.map((name) => ({ name })) }) as unknown as EntityManager;

it.each(["D'Angelo", 'd’angelo', 'D’Angelo\u200B'])('%j is a name that is taken, by whichever keyboard it was typed', async (name) => {
  expect(await freeNameInClass(classOf("D'Angelo"), 'class', name)).toBe(`${name} 2`);
  expect(isSameName("D'Angelo 2", name)).toBe(true);
});

it('another name is free', async () => {
  expect(await freeNameInClass(classOf("D'Angelo"), 'class', 'Angelo')).toBe('Angelo');
  expect(isSameName("D'Angelo", 'Angelo')).toBe(false);
});
