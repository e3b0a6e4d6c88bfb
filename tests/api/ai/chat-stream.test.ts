import { setTimeout as wait } from 'node:timers/promises';
import type { AiProvider } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chatStream } from '../../../apps/api/src/core/ai/chat-stream.js';
import { AiWire } from '../../support/ai-wire.js';

const CANARY = 'sk-kanarie-4711';
let wire: AiWire;
beforeAll(async () => {
  wire = await new AiWire().start();
});
afterAll(() => wire.stop());

function provider(more: Partial<AiProvider> = {}): AiProvider {
  return {
    ...{ id: 'wire', name: 'Draht', baseUrl: wire.address, key: CANARY, headers: {}, query: {}, tokenLimit: 'max_tokens' },
    ...{
      location: { level: 'house', place: 'Schule' },
      models: [],
      imageModels: [],
      embeddingModels: [],
      moderationModels: [],
      transcriptionModels: [],
      speechModels: [],
      ...more,
    },
  };
}
const model = (id: string) => ({
  ...{ id, name: id, contextWindow: 1000, maxTokens: 100 },
  ...{ reasoning: false, plugins: false, images: false, open: false, teachersOnly: false },
});
/** Returns the result of a stream: the stream entries, and why it ended. */
async function ask(name: string, more: Partial<AiProvider> = {}, signal = new AbortController().signal, silentMs = 400) {
  const pieces: string[] = [];
  try {
    const messages = [{ role: 'user', content: 'Geheimnis der 7b' }] as const;
    for await (const piece of chatStream(provider(more), model(name), { messages, signal, silentMs })) pieces.push(piece);
    return { pieces };
  } catch (error) {
    return { pieces, error: error as Error & { kind: string } };
  }
}

describe('what comes of asking a model', () => {
  it('gives its answer piece by piece, up to its own end or the limit of its answers', async () => {
    expect(await ask('good')).toEqual({ pieces: ['Hal', 'lo'] });
    expect(await ask('long')).toEqual({ pieces: ['Hallo'] });
    const { headers, path, body } = wire.asked.at(-1)!;
    expect([path, headers.authorization, body['max_tokens'], body.stream]).toEqual(['/v1/chat/completions', `Bearer ${CANARY}`, 100, true]);
    await ask('good', { tokenLimit: 'max_completion_tokens', key: undefined, headers: { 'api-key': 'a' }, query: { 'api-version': '1' } });
    const other = wire.asked.at(-1)!;
    expect([other.path, other.headers['api-key'], other.headers.authorization]).toEqual([
      '/v1/chat/completions?api-version=1',
      'a',
      undefined,
    ]);
    expect([other.body['max_completion_tokens'], other.body['max_tokens']]).toEqual([100, undefined]);
  });

  it.each([
    ['busy', 'busy', []],
    ['quota', 'quota', []],
    ['unauthorised', 'unauthorised', []],
    ['refused', 'refused', []],
    ['too-long', 'contextWindow', []],
    ['filtered', 'filtered', []],
    ['filtered-late', 'filtered', ['Hal']],
    ['down', 'unreachable', []],
    ['reset', 'unreachable', []],
    ['cut', 'broken', ['Ha']],
    ['no-end', 'broken', ['Hallo']],
    ['malformed', 'broken', ['Hal']],
    ['html', 'broken', []],
    ['silent', 'timeout', []],
    ['stalls', 'timeout', ['Hal']],
  ])('[AIT-17] %s: it is asked once, says why, keeps what came, and tells nothing of what was asked', async (name, kind, pieces) => {
    const before = wire.asked.length;
    const { error, ...said } = await ask(name);
    expect([error?.kind, said.pieces, wire.asked.length - before]).toEqual([kind, pieces, 1]);
    expect(JSON.stringify([error, error?.message, error?.stack, error?.cause])).not.toMatch(/Geheimnis|kanarie/);
  });

  it('a provider that is not there, and somebody who does not wait', async () => {
    expect((await ask('good', { baseUrl: 'http://127.0.0.1:9/v1' })).error?.kind).toBe('unreachable');
    const ends = new AbortController();
    const asked = ask('stalls', {}, ends.signal, 60_000);
    setTimeout(() => ends.abort(), 100);
    expect((await asked).error?.kind).toBe('timeout');
  });

  it('a tool that takes long is no silence of its model', { tags: ['proof'] }, async () => {
    const slow = { description: 'Wartet.', inputSchema: z.object({}), execute: () => wait(900, 'da') };
    const tools = { set: { slow }, about: '', rounds: 3 };
    const signal = new AbortController().signal;
    wire.obeys = (told) => (told.messages.at(-1)!.role === 'tool' ? [] : [{ tool: 'slow', input: {} }]);
    const messages = [{ role: 'user', content: 'Warte' }] as const;
    let said = '';
    for await (const piece of chatStream(provider(), model('obeys'), { messages, tools, signal, silentMs: 400 })) said += piece;
    expect(said).toBe('Fertig.');
  });
});
