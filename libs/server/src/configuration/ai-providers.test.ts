import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readAiProviders } from './ai-providers.js';
import { readConfiguration } from './configuration.js';

const folder = mkdtempSync(join(tmpdir(), 'murmel-ai-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CANARY = 'sk-kanarie-4711';
const model = { id: 'gemma3', name: 'Gemma 3', contextWindow: 32_000, maxTokens: 8192 };
const house = {
  ...{ id: 'house', name: 'Schulserver', baseUrl: 'http://localhost:11434/v1', key: CANARY },
  ...{ location: { level: 'house', place: 'Unsere Schule' }, models: [model] },
};
const refusal = (told: unknown): string => {
  try {
    readConfiguration({
      DATABASE_URL: 'postgres://localhost/x',
      SECRET: 'x'.repeat(32),
      AI_PROVIDERS: typeof told === 'string' ? told : JSON.stringify(told),
    });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('was taken');
};

describe('providers of models', () => {
  it('come from the variable, or from a file, their keys from files of their own', () => {
    expect(readAiProviders(JSON.stringify([house]))[0]).toMatchObject({ id: 'house', key: CANARY, tokenLimit: 'max_tokens' });
    const [file, keyFile] = [join(folder, 'providers.json'), join(folder, 'key')];
    writeFileSync(keyFile, `${CANARY}\n`);
    writeFileSync(file, JSON.stringify([{ ...house, key: undefined, keyFile }]));
    const [told] = readAiProviders(file);
    expect(told).toMatchObject({ key: CANARY, models: [{ teachersOnly: false, open: false }] });
    expect(told).not.toHaveProperty('keyFile');
  });

  it.each([
    ['no JSON', '[{', 'is no JSON'],
    ['a file that is not there', '/nowhere/providers.json', 'names a file that cannot be read'],
    [
      'a key file that is not there',
      [{ ...house, key: undefined, keyFile: '/nowhere/key' }],
      'names a keyFile of house that cannot be read',
    ],
    ['both kinds of key', [{ ...house, keyFile: '/x' }], '[0] has both key and keyFile'],
    ['another protocol', [{ ...house, baseUrl: 'ftp://x.example' }], '[0].baseUrl'],
    ['a password in an address', [{ ...house, baseUrl: `https://a:${CANARY}@x.example/v1` }], '[0].baseUrl has a password'],
    ['a place nobody knows', [{ ...house, location: { level: 'moon', place: 'x' } }], '[0].location.level'],
    [
      'a provider without a model',
      [{ ...house, models: [] }],
      '[0] has none of models, imageModels, embeddingModels, moderationModels, transcriptionModels, speechModels',
    ],
    [
      'a size that nobody draws',
      [{ ...house, imageModels: [{ id: 'flux', name: 'Flux', sizes: ['5x5'] }] }],
      '[0].imageModels[0].sizes[0]',
    ],
    ['a picture under the id of a model', [{ ...house, imageModels: [{ id: model.id, name: 'Flux' }] }], 'has a model twice'],
    ['a word nobody knows', [{ ...house, secret: CANARY }], '[0]'],
    ['a provider twice', [house, { ...house, models: [{ ...model, id: 'b' }] }], 'has a provider twice'],
    ['a model twice', [house, { ...house, id: 'other' }], 'has a model twice'],
  ])('%s stops the start with one line that names the place and no key', (_, told, said) => {
    const line = refusal(told);
    expect(line).toMatch(/^Configuration: AI_PROVIDERS /);
    expect(line).toContain(said);
    expect(line).not.toMatch(/\n|kanarie/);
  });
});
