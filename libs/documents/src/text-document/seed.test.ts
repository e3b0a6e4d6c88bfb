import { expect, it } from 'vitest';
import { seedLongTextDocument, seedTextDocument } from './seed.js';

const text = (blocks: number) => ({
  type: 'doc',
  content: Array.from({ length: blocks }, (_, at) => ({ type: 'paragraph', content: [{ type: 'text', text: `Zeile ${at}` }] })),
});

it.each([1, 2999, 3000, 3001, 7000])('a long text of %i blocks is written in turns as it is in one go', async (blocks) => {
  let turns = 0;
  const update = await seedLongTextDocument(text(blocks), () => Promise.resolve((turns += 1)));
  expect(turns).toBe(1 + Math.ceil(blocks / 3000));
  expect(Buffer.from(update).equals(Buffer.from(seedTextDocument(text(blocks))))).toBe(true);
});
