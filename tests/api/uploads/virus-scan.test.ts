import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { promised } from '../../support/on-this-machine.js';
import { newPartner, somebody } from '../collections/editors.js';
import { pdf } from '../files/samples.js';
import { form, rowsOf, send, storedFiles, surveyCast } from '../files/sending.js';
import { still } from '../images/pictures.js';
import { begun, part, take } from './sent-in-parts.js';

/** The scanner's verdict on a file, by its content. */
const VIRUS = 'a virus, as far as this test goes';

let api: TestApi;
let scanner: Server;
let port: number;
/** how the scanner behaves */
let manner: 'well' | 'silent' | 'refuses' | 'hangs';
/** what it was shown, whole */
let shown: Buffer[] = [];

beforeAll(async () => {
  scanner = createServer(speak).listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  port = (scanner.address() as AddressInfo).port;
  api = await startApi(inject('databaseUrl'), { clamavUrl: `tcp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await api.stop();
  scanner.close();
});

const PING = Buffer.from('zPING\0');

/** clamd's side of PING and INSTREAM. */
function speak(socket: Socket): void {
  let came = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    came = Buffer.concat([came, chunk]);
    if (manner === 'hangs') return;
    if (came.equals(PING)) return void socket.end('PONG\0');
    if (manner === 'silent') return void socket.destroy();
    if (manner === 'refuses') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    const file = whole(came);
    if (!file) return;
    shown.push(file);
    socket.end(file.includes(VIRUS) ? 'stream: Test-Virus FOUND\0' : 'stream: OK\0');
  });
}

/** @returns the file, once its end came */
function whole(came: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (came.length < command.length) return undefined;
  expect(came.subarray(0, command.length).toString()).toBe(command);
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= came.length; ) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

it('each file is shown to the scanner whole, before anybody gets it; what holds a virus is not kept', async () => {
  const { item, guest } = await surveyCast(api);
  [manner, shown] = ['well', []];
  const clean = Buffer.concat([pdf(), Buffer.alloc(200_000, 7)]);
  expect((await send(guest.browser, item, clean)).status).toBe(201);
  expect(shown.map((file) => file.equals(clean))).toEqual([true]);
  const before = storedFiles(api).length;
  const infected = Buffer.concat([pdf(), Buffer.from(VIRUS)]);
  const direct = await send(guest.browser, item, infected);
  const id = await begun(guest.browser, item, infected.length);
  await part(guest.browser, id, 0, infected);
  const inParts = await take(guest.browser, item, id, infected);
  for (const { status, body } of [direct, inParts]) expect([status, body.code]).toEqual([422, 'FILE_INFECTED']);
  expect([(await rowsOf(api, item)).length, storedFiles(api).length]).toEqual([1, before]);
});

it('[away-scanner] a virus scanner that is away lets nothing through within seconds, and what came in parts waits for it', {
  tags: ['proof'],
}, async () => {
  const { item, guest } = await surveyCast(api);
  const bytes = pdf();
  const id = await begun(guest.browser, item, bytes.length);
  await part(guest.browser, id, 0, bytes);
  manner = 'hangs';
  const asked = Date.now();
  const answer = await take(guest.browser, item, id, bytes);
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(Date.now() - asked).toBeLessThan(promised(6000));
  scanner.close();
  expect((await take(guest.browser, item, id, bytes)).body.code).toBe('UNAVAILABLE');
  scanner.listen(port, '127.0.0.1');
  await once(scanner, 'listening');
  manner = 'well';
  expect((await take(guest.browser, item, id, bytes)).status).toBe(201);
});

it('a scanner that cannot tell lets nothing through, and what came in parts waits for it', async () => {
  const { item, guest } = await surveyCast(api);
  const bytes = pdf();
  const id = await begun(guest.browser, item, bytes.length);
  await part(guest.browser, id, 0, bytes);
  for (const ill of ['silent', 'refuses'] as const) {
    manner = ill;
    for (const answer of [await send(guest.browser, item, bytes), await take(guest.browser, item, id, bytes)])
      expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
  }
  manner = 'well';
  expect((await take(guest.browser, item, id, bytes)).status).toBe(201);
});

it('each call that takes a file shows it to the scanner before it is kept: also logos of partners, files for models, what is brought in', async () => {
  const { owner } = await surveyCast(api);
  const admin = await somebody(api, { admin: true });
  const partner = await newPartner(admin.browser);
  const infected = Buffer.concat([await still('png'), Buffer.from(VIRUS)]);
  [manner, shown] = ['well', []];
  const before = storedFiles(api).length;
  for (const [browser, address] of [
    [admin.browser, `/api/cms/partner_entries/${partner.id}/logo`],
    [admin.browser, '/api/h5p_libraries'],
    [owner.browser, '/api/ai/files'],
    [owner.browser, '/api/brought_in'],
  ] as const) {
    const { status, body } = await browser.post<{ code?: string }>(address, form(infected, 'bild.png', 'image/png'));
    expect([address, status, body.code]).toEqual([address, 422, 'FILE_INFECTED']);
  }
  expect([shown.length, storedFiles(api).length]).toEqual([4, before]);
});
