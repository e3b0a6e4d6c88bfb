import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.js';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'murmel-secrets-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const read = (environment: Record<string, string>) =>
  readConfiguration({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', DATA_DIR, ...environment });
const [NEW, OLD, OLDER] = ['n'.repeat(32), 'o'.repeat(32), 'p'.repeat(32)];

describe('secrets', () => {
  it('earlier ones are separated by spaces, and none is too short', () => {
    expect(read({ SECRET: NEW, SECRET_PREVIOUS: ` ${OLD}  ${OLDER} ` })).toMatchObject({ secret: NEW, previousSecrets: [OLD, OLDER] });
    expect(read({ SECRET: NEW, SECRET_PREVIOUS: `${NEW} ${OLD}` }).previousSecrets).toEqual([OLD]);
    expect(read({ SECRET: NEW, SECRET_PREVIOUS: '' }).previousSecrets).toEqual([]);
    expect(() => read({ SECRET: NEW, SECRET_PREVIOUS: `${OLD} short` })).toThrow(
      'SECRET_PREVIOUS must hold secrets of at least 32 characters',
    );
  });

  it('without SECRET the one beside the data counts; while it is taken over the earlier one stands below it', () => {
    const { secret, previousSecrets } = read({});
    expect([readFileSync(join(DATA_DIR, 'secret'), 'utf8').trim(), previousSecrets]).toEqual([secret, []]);
    writeFileSync(join(DATA_DIR, 'secret'), `${NEW}\n${OLD}\n`);
    expect(read({ SECRET_PREVIOUS: OLDER })).toMatchObject({ secret: NEW, previousSecrets: [OLD, OLDER] });
  });
});
