import fc from 'fast-check';
import { expect, inject, it } from 'vitest';

it('every property of a run begins with the seed that the run has said', () => {
  expect(inject('propertySeed')).toBeGreaterThan(0);
  expect(fc.readConfigureGlobal().seed).toBe(inject('propertySeed'));
});
