import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal.js';

describe('when the sandbox starts', () => {
  it('runs with the demo data alone', () => {
    expect(refusalOf({ DEMO_DATA: '1' })).toBeUndefined();
    expect(refusalOf({ DEMO_DATA: '1', NODE_ENV: 'development', AI_PROVIDERS: '' })).toBeUndefined();
  });

  it.each([
    ['in production', { DEMO_DATA: '1', NODE_ENV: 'production' }, 'production'],
    ['without demo data', {}, 'DEMO_DATA'],
    ['with demo data that were switched off', { DEMO_DATA: '0' }, 'DEMO_DATA'],
    ['beside models of the operator', { DEMO_DATA: '1', AI_PROVIDERS: '[]' }, 'AI_PROVIDERS'],
  ])('does not run %s, and says so in one line', (_, environment, word) => {
    expect(refusalOf(environment)).toMatch(new RegExp(`^[^\\n]*${word}[^\\n]*$`));
  });
});
