import { readFileSync } from 'node:fs';
import type { ImageModelCard, ModelCard } from '@murmel/contracts';
import { type AiProvider, readAiProviders, readConfiguration } from '@murmel/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SandboxServer } from '../../../apps/ai-sandbox/src/sandbox-server.js';
import { chatStream } from '../../../apps/api/src/core/ai/chat-stream.js';
import { requestedImage } from '../../../apps/api/src/core/ai/images/image-request.js';
import { embedTexts } from '../../../apps/api/src/core/ai/knowledge/vectors/embed-texts.js';
import { requestedSound } from '../../../apps/api/src/core/ai/speech/speech-request.js';
import { ChatScene } from './chat-scene.js';
import { configured, model, provider } from './configured.js';

const WRITTEN = JSON.parse(readFileSync(new URL('../../../apps/ai-sandbox/providers.json', import.meta.url), 'utf8')) as object[];
const signal = new AbortController().signal;
let sandbox: SandboxServer;
let offered: AiProvider;
const told = () => JSON.stringify(WRITTEN.map((one) => ({ ...one, baseUrl: sandbox.address })));
beforeAll(async () => {
  sandbox = await new SandboxServer({ wordMs: 0 }).start();
  [offered] = readAiProviders(told()) as [AiProvider];
});
afterAll(() => sandbox.stop());

describe('the sandbox answers by the protocol of providers', () => {
  it('with words that come in pieces, from every model that writes', async () => {
    for (const one of offered.models) {
      const pieces: string[] = [];
      const messages = [{ role: 'user', content: 'Was ist 6 mal 7?' }] as const;
      for await (const piece of chatStream(offered, one, { messages, signal, silentMs: 60_000 })) pieces.push(piece);
      expect([pieces.join(''), pieces.length > 1]).toEqual(['Das Ergebnis ist **42**.', true]);
    }
  });

  it('with a picture of the size and seed that were asked for, the same for the same words', async () => {
    const [palette] = offered.imageModels;
    const drawn = (prompt: string, seed: number) =>
      requestedImage(
        { provider: offered, model: palette! },
        { prompt: `${prompt}\n\nPainting`, size: '1344x768', seed, guidance: 7, steps: 20, negative: null, signal },
      );
    const [forest, again, other] = await Promise.all([drawn('Wald', 1), drawn('Wald', 1), drawn('Wald', 2)]);
    expect(await sharp(forest).metadata()).toMatchObject({ format: 'png', width: 1344, height: 768 });
    expect(Buffer.compare(forest, again)).toBe(0);
    expect(Buffer.compare(forest, other)).not.toBe(0);
  });

  it('with tones, with a text for a recording, and with vectors of which like texts have like ones', async () => {
    const [melody] = offered.speechModels;
    const sound = Buffer.from(await requestedSound({ provider: offered, model: melody! }, { text: 'Hallo', voice: 'cello', signal }));
    expect([sound.subarray(0, 4).toString(), sound.subarray(8, 12).toString()]).toEqual(['RIFF', 'WAVE']);
    const texts = ['Moos speichert Wasser', 'Das Moos hat Wasser gespeichert', 'Bruchrechnung mit Pizza'];
    const [moss, like, other] = await embedTexts({ provider: offered, model: offered.embeddingModels[0]! }, texts, signal);
    const product = (one: number[], two: number[]) => one.reduce((sum, value, index) => sum + value * two[index]!, 0);
    expect(product(moss!, like!)).toBeGreaterThan(product(moss!, other!) + 0.3);
  });
});

describe('where trial models may be', () => {
  const base = { DATABASE_URL: 'postgres://localhost/x', SECRET: 'x'.repeat(32) };
  const configuration = (more: Record<string, string>) => readConfiguration({ ...base, AI_PROVIDERS: told(), ...more });

  it('beside demo data, and never in production', () => {
    expect(configuration({ DEMO_DATA: '1' }).aiProviders[0]?.models[0]?.id).toBe('trial-echo');
    for (const more of [{}, { DEMO_DATA: '0' }, { DEMO_DATA: '1', NODE_ENV: 'production' }])
      expect(() => configuration(more)).toThrow(/^Configuration: AI_PROVIDERS has trial models[^\n]*$/);
  });

  it('never beside a real model, for which they would answer, and on no other machine', () => {
    const real = { id: 'r', name: 'R', baseUrl: 'https://r.example/v1', location: { level: 'world', place: 'X' }, models: [model('real')] };
    expect(() => readAiProviders(JSON.stringify([...JSON.parse(told()), real]))).toThrow('has trial models beside others');
    expect(() => readAiProviders(JSON.stringify([{ ...real, models: [model('trial-x')] }]))).toThrow('not on this machine');
  });
});

describe('a teacher tries the sandbox', () => {
  let scene: ChatScene;
  beforeAll(async () => {
    scene = await ChatScene.start(inject('databaseUrl'));
    configured(scene.api, JSON.parse(told()) as object[]);
  });
  afterAll(() => scene.stop());

  it('sees on each card that it is a trial, and gets an answer whose run names the trial model; its text is clean', async () => {
    const { body } = await scene.api.browser().get<{ models: ModelCard[]; imageModels: ImageModelCard[] }>('/api/ai/model_cards');
    expect([...body.models, ...body.imageModels].map(({ id, trial }) => [id, trial])).toEqual([
      ['trial-echo', true],
      ['trial-mosaik', true],
      ['trial-palette', true],
    ]);
    const chat = await scene.newChat();
    const asked = await scene.ask(chat, 'Was ist Photosynthese?');
    await scene.settled();
    expect(await scene.runOf(chat, asked)).toMatchObject({ state: 'done', model: 'trial-echo', failure: null });
    const { text } = await scene.messageOf(chat, asked.answer.id);
    expect(text).toContain('**Photosynthese**');
    expect(text).not.toContain('Probemodell');
  });

  it('a real model is no trial', async () => {
    configured(scene.api, [provider(scene.wire, 'a', [model('good')], { imageModels: [{ id: 'p', name: 'P' }] })]);
    const { body } = await scene.api.browser().get<{ models: ModelCard[]; imageModels: ImageModelCard[] }>('/api/ai/model_cards');
    expect([...body.models, ...body.imageModels].map(({ trial }) => trial)).toEqual([false, false]);
  });
});
