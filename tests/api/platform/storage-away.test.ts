// @module-tag proof
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ExportEntry, ExportList, ImageAttachment } from '@murmel/contracts';
import { OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ExportRunner } from '../../../apps/api/src/core/exports/jobs/export-runner.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { pdf } from '../files/samples.js';
import { send, surveyCast } from '../files/sending.js';
import { still } from '../images/pictures.js';
import { castOf } from '../sharing/cast.js';

/** A bucket that can be taken away, and made to take lines without ever answering. */
class Bucket {
  private readonly objects = new Map<string, Buffer>();
  private readonly lines = new Set<Socket>();
  private readonly server: Server;
  private port = 0;
  silent = false;

  constructor() {
    this.server = createServer((request, response) => {
      const path = new URL(request.url ?? '', 'http://bucket').pathname;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (this.silent) return;
        if (request.method === 'PUT') this.objects.set(path, Buffer.concat(chunks));
        if (request.method === 'DELETE') this.objects.delete(path);
        if (request.method === 'PUT' || request.method === 'DELETE') return void response.writeHead(200).end();
        const found = this.objects.get(path);
        if (!found) return void response.writeHead(404).end();
        response.writeHead(200, { 'content-length': found.length }).end(request.method === 'HEAD' ? undefined : found);
      });
    });
    this.server.on('connection', (line: Socket) => {
      this.lines.add(line);
      line.on('close', () => this.lines.delete(line));
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => void this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => void this.server.close(resolve));
    for (const line of this.lines) line.destroy();
    await closed;
  }
}

const bucket = new Bucket();
let api: TestApi;
beforeAll(async () => {
  const s3 = { endpoint: await bucket.start(), bucket: 'murmel', region: 'eu-central-1', accessKey: 'key', secretKey: 'secret' };
  api = await startApi(inject('databaseUrl'), { s3 });
});
afterAll(async () => {
  await api.stop();
  await bucket.stop();
});

async function picture(itemId: string, browser: TestBrowser): Promise<ImageAttachment> {
  const data = new FormData();
  data.append('file', new Blob([(await still('png')) as BlobPart]), 'Reh.png');
  return (await browser.post<ImageAttachment>(`/api/image_attachments?itemId=${itemId}`, data)).body;
}

const AWAY = [503, 'STORAGE_UNAVAILABLE'];
/** A silent storage is asked twice, and each time for 3.5 s. */
const WITHIN_MS = promised(9000);
/** The queue tries again after 15 s by the clock of the database. */
const due = () => api.database.query("update export_job set leased_until = now() - interval '1 second' where leased_until is not null");

describe.each(['away', 'silent'] as const)('[away-storage] the file storage is %s', (how) => {
  const goes = () => (how === 'away' ? bucket.stop() : void (bucket.silent = true));
  const comes = async () => {
    bucket.silent = false;
    if (how === 'away') await bucket.start();
  };

  it('pictures and files say so within seconds and keep nothing by half; what is sent again afterwards counts once', async () => {
    const { item, owner, guest } = await surveyCast(api);
    const text = await castOf(api);
    const { url } = await picture(text.item.id, text.owner.browser);
    await goes();
    const asked = Date.now();
    const [shown, sent] = await Promise.all([
      text.guest.browser.get<Refusal>(url),
      send(guest.browser, item, pdf(), 'Blatt.pdf', { 'idempotency-key': `away-${how}-0001` }),
    ]);
    expect([shown.status, shown.body.code]).toEqual(AWAY);
    // A browser keeps no refusal in the place of the picture.
    expect([shown.headers.get('etag'), shown.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect([sent.status, sent.body.code]).toEqual(AWAY);
    expect(Date.now() - asked).toBeLessThan(how === 'away' ? promised(4000) : WITHIN_MS + promised(4000));
    expect(await api.database.manager.countBy(OwnerFile, { itemId: item.id })).toBe(0);
    expect((await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'secret' })).status).toBe(200);

    await comes();
    expect((await text.guest.browser.get(url)).status).toBe(200);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await send(guest.browser, item, pdf(), 'Blatt.pdf', { 'idempotency-key': `away-${how}-0001` })).status).toBe(201);
    expect(await api.database.manager.countBy(OwnerFile, { itemId: item.id })).toBe(1);
  });

  it('what was ordered waits for it, instead of failing for good', async () => {
    const { browser } = (await castOf(api)).owner;
    const { body } = await browser.post<ExportEntry>('/api/exports', { form: 'zip' });
    const stateNow = async () => (await browser.get<ExportList>('/api/exports')).body.entries.find(({ id }) => id === body.id)?.state;
    await goes();
    for (let tries = 0; tries < (how === 'away' ? 3 : 1); tries += 1) {
      await api.application.get(ExportRunner).round();
      expect(await stateNow()).toBe('waiting');
      await due();
    }
    await comes();
    await api.application.get(ExportRunner).round();
    expect(await stateNow()).toBe('ready');
  });
});
