import { describe, it } from 'vitest';
import { secondWorld } from '../access/second-world.js';

const { routes, expectNothingOfStrangers } = secondWorld('classes');

describe("[TR-20] a second world: every id of every call, one's own beside a stranger's (classes)", () => {
  it.each(routes)('%s', (_name, route) => expectNothingOfStrangers(route));
});
