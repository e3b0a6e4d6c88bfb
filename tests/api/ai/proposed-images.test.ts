import type { AiStep, AiTool, AiImage as ImageEntry } from '@murmel/contracts';
import { AiImage } from '@murmel/server';
import { beforeEach, expect, it } from 'vitest';
import { ImageGenerator } from '../../../apps/api/src/core/ai/images/image-generator.js';
import type { Refusal } from '../../support/browser.js';
import { configured, imageModel, model, provider } from './configured.js';
import { type Chat, withToolScene } from './tool-scene.js';

const scene = withToolScene();
const withPainter = (imageModels: object[]) =>
  configured(scene.chats.api, [provider(scene.chats.wire, 'a', [model('obeys', { plugins: true }), model('good')], { imageModels })]);
beforeEach(() => withPainter([imageModel('paints', { options: { response_format: 'b64_json' } })]));
const confirm = ({ teacher }: Chat, id: string) => teacher.call<AiStep & Refusal>('PUT', `/api/ai/steps/${id}/confirm`, { body: {} });
const offered = async () => (await scene.chats.api.browser().get<{ tools: AiTool[] }>('/api/ai/tools')).body.tools;

it('[ASS-05] [T-43] a picture is proposed with all its words, drawn once after a click, and only where a model draws', async () => {
  const { chats } = scene;
  expect(await offered()).toContain('generate_image');
  const chat = await chats.newChat();
  const prompt = 'Ein Moor im Nebel, von oben';
  const { steps } = await scene.answered(chat, 'Mal mir ein Moor', [{ tool: 'generate_image', input: { prompt, style: 'painting' } }]);
  expect(steps).toMatchObject([{ tool: 'generate_image', state: 'proposed', subject: prompt, result: prompt, sources: [] }]);
  const count = () => chats.api.database.manager.countBy(AiImage, { accountId: chat.accountId });
  expect(await count()).toBe(0);
  expect((await confirm(await chats.newChat(), steps[0]!.id)).status).toBe(404);
  const clicks = [await confirm(chat, steps[0]!.id), await confirm(chat, steps[0]!.id)];
  expect(clicks.map(({ status, body }) => [status, body.state])).toEqual([
    [200, 'made'],
    [200, 'made'],
  ]);
  expect(await count()).toBe(1);
  await chats.api.application.get(ImageGenerator).settled();
  const [image] = await chats.api.database.manager.findBy(AiImage, { accountId: chat.accountId });
  expect(clicks[0]!.body.sources).toEqual([
    { title: prompt, address: expect.stringMatching(`/ai/images/history/${image!.id}$`) as string },
  ]);
  const drawn = (await chat.teacher.get<ImageEntry>(`/api/ai/images/${image!.id}`)).body;
  expect(drawn).toMatchObject({ prompt, style: 'painting', state: 'done' });
  withPainter([]);
  expect(await offered()).not.toContain('generate_image');
});

it('[T-41] whose words tell about people is not drawn, and the proposal stays', async () => {
  const chat = await scene.chats.newChat();
  const input = { prompt: 'Anna aus der Lindenstraße 12, 50674 Köln' };
  const { steps } = await scene.answered(chat, 'Mal das', [{ tool: 'generate_image', input }]);
  const refused = await confirm(chat, steps[0]!.id);
  expect([refused.status, refused.body.code]).toEqual([422, 'PERSONAL_DATA']);
  expect(await scene.chats.api.database.manager.countBy(AiImage, { accountId: chat.accountId })).toBe(0);
});
