import { type AiImage as ImageEntry, MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { AiImage } from '@murmel/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ImageGenerator } from '../../../apps/api/src/core/ai/images/image-generator.js';
import { AiWire } from '../../support/ai-wire.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { configured, imageModel, provider } from './configured.js';

let api: TestApi;
let wire: AiWire;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  wire = await new AiWire().start();
  configured(api, [provider(wire, 'a', [], { imageModels: [imageModel('paints', { options: { response_format: 'b64_json' } })] })]);
});
afterAll(async () => {
  await wire.stop();
  await api.stop();
});

const newTeacher = async () => {
  const account = await api.people.account();
  return { account, teacher: await api.people.signIn(api.browser(), account) };
};
const post = <T = ImageEntry>(teacher: TestBrowser, body: object) =>
  teacher.call<T>('POST', '/api/ai/images', { body: { prompt: 'Ein Fichtenwald', ...body } });
const drawn = async (teacher: TestBrowser): Promise<ImageEntry> => {
  const { body } = await post(teacher, {});
  await api.application.get(ImageGenerator).settled();
  return (await teacher.get<ImageEntry>(`/api/ai/images/${body.id}`)).body;
};
const bytesOf = async (teacher: TestBrowser, path: string): Promise<{ bytes: Buffer }> => {
  const response = await fetch(`${teacher.origin}${path}`, { headers: teacher.identity() });
  return { bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('a picture that is kept', () => {
  it('[T-32] is drawn only where there is room for it, and takes room', async () => {
    const { teacher } = await newTeacher();
    const { id } = await drawn(teacher);
    const stored = (await teacher.get<{ usedBytes: number }>('/api/user_limits/storage')).body;
    expect(stored.usedBytes).toBe((await api.database.manager.findOneByOrFail(AiImage, { id })).bytes);
    await api.database.query('update ai_image set bytes = 2147483647 where id = $1', [id]);
    const copies = Math.ceil((SERVER_LIMITS.fileQuota.ownerMegabytes * MEGABYTE) / 2 ** 31);
    const columns = (
      await api.database.query<{ all: string }[]>(
        `select string_agg(quote_ident(attname), ', ') as all from pg_attribute
        where attrelid = 'ai_image'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'storage_key')`,
      )
    )[0]!.all;
    await api.database.query(
      `insert into ai_image (id, storage_key, ${columns}) select gen_random_uuid(), 'ai-images/' || n, ${columns} from ai_image, generate_series(1, $2::int) n where id = $1`,
      [id, copies],
    );
    const answer = await post<Refusal>(teacher, {});
    expect([answer.status, answer.body.code]).toEqual([422, 'QUOTA_OF_OWNER']);
  });

  it('says in its file that a machine made it, and so does every copy; of what a copy brought along nothing else stays', async () => {
    const { teacher, account } = await newTeacher();
    const image = await drawn(teacher);
    const { bytes } = await bytesOf(teacher, image.file!.url);
    const document = await api.people.item(account, {});
    const notes = (await sharp(bytes).metadata()).xmp!.toString().replace('</rdf:RDF>', '<rdf:Description secret="EIN-ORT"/></rdf:RDF>');
    const brought = await sharp(bytes).withXmp(notes).png().toBuffer();
    const plain = await sharp(bytes).png().toBuffer();
    const copied = async (contents: Buffer): Promise<string> => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(contents)], { type: 'image/png' }), 'wald.png');
      const { status, body } = await teacher.post<{ url: string }>(`/api/image_attachments?itemId=${document.id}`, form);
      expect(status).toBe(201);
      const kept = await bytesOf(teacher, body.url);
      return (await sharp(kept.bytes).metadata()).xmp?.toString() ?? '';
    };
    const kept = await copied(brought);
    expect([kept.includes('digitalsourcetype/trainedAlgorithmicMedia'), kept.includes('EIN-ORT')]).toEqual([true, false]);
    expect(await copied(plain)).toBe('');
  });

  it('asks for none where none is configured', async () => {
    const { teacher } = await newTeacher();
    configured(api, []);
    expect(await post<Refusal>(teacher, {})).toMatchObject({ status: 422, body: { code: 'AI_NOT_CONFIGURED' } });
  });
});
