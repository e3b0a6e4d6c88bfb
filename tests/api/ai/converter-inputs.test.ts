import type { RequestListener } from 'node:http';
import { CONVERTER_LIMITS, type ConverterInput, type ConverterOutput, type ConverterJob as Entry, type FoundFilm } from '@murmel/contracts';
import { readSearchTools } from '@murmel/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ConverterRunner } from '../../../apps/api/src/core/ai/converters/converter-runner.js';
import { Films } from '../../../apps/api/src/core/ai/converters/films.js';
import { madePicture, scannedPdf } from '../../../apps/api/src/core/extraction/testing/made-picture.js';
import { NO_FETCHING } from '../../../apps/api/src/core/web-requests/fetch-rules.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { form } from '../files/sending.js';
import { withLocalWeb } from '../link-preview/local-web.js';
import { sample } from '../recordings/recorded.js';
import { ChatScene } from './chat-scene.js';
import { CANARY, configured, model, provider } from './configured.js';

const PATH = '/api/ai/converters';
const ID = 'dQw4w9WgXcQ';
const FILM = `https://youtu.be/${ID}`;
const LINES = ['Der Regenwurm lebt im Boden', 'und frisst welke Blätter.'];

let scene: ChatScene;
let teacher: TestBrowser;
beforeAll(async () => {
  scene = await ChatScene.start(inject('databaseUrl'));
  scene.wire.says = () => 'Vieles lebt im Boden.';
  hearing('hears');
  const account = await scene.api.people.account({ licence: 'school' });
  teacher = await scene.api.people.signIn(scene.api.browser(), account);
});
afterAll(() => scene.stop());
const web = withLocalWeb(() => scene.api);

function hearing(name: string): void {
  configured(scene.api, [
    provider(scene.wire, 'a', [model('good')], { transcriptionModels: [{ id: 'ohr', remoteId: name, name: 'Ohr' }] }),
  ]);
}
/** As another configuration would begin. */
function allowed(youtubeSubtitles: boolean, search: 'search' | 'none' = 'none'): void {
  const told = search === 'none' ? {} : { youtube: { key: CANARY, url: `http://127.0.0.77:${web.port}/search` } };
  const searchTools = readSearchTools(JSON.stringify(told));
  Reflect.set(scene.api.application.get(Films), 'configuration', { ...scene.api.configuration, youtubeSubtitles, searchTools });
}
async function made(sent: Promise<{ status: number; body: Entry & Refusal }>): Promise<Entry> {
  const { status, body } = await sent;
  expect([status, body.code]).toEqual([201, undefined]);
  while (await scene.api.application.get(ConverterRunner).round());
  return (await teacher.get<Entry>(`${PATH}/${body.id}`)).body;
}
const linked = (input: 'website' | 'youtube', address: string, output: ConverterOutput = input === 'website' ? 'text' : 'transcript') =>
  teacher.call<Entry & Refusal>('POST', PATH, { body: { input, address, output } });
const upload = (input: ConverterInput, output: ConverterOutput, bytes: Buffer, name: string) =>
  teacher.post<Entry & Refusal>(`${PATH}/files?input=${input}&output=${output}`, form(bytes, name));
const offers = async () => (await teacher.get<{ youtube: boolean; filmSearch: boolean }>(`${PATH}/offers`)).body;
const films = (query: string) => teacher.get<{ films: FoundFilm[] } & Refusal>(`${PATH}/films?query=${encodeURIComponent(query)}`);

/** A film's page as YouTube writes it, around what its player is told. */
const filmPage = (told: object): string =>
  `<html><script>var ytInitialPlayerResponse = ${JSON.stringify({ note: 'a "brace" } in a text \\', ...told })};var more = {};</script></html>`;
const track = (baseUrl: string, languageCode: string, kind?: string) => ({ baseUrl, languageCode, ...(kind && { kind }) });
const playable = (...captionTracks: object[]) => ({
  playabilityStatus: { status: 'OK' },
  ...(captionTracks.length > 0 && { captions: { playerCaptionsTracklistRenderer: { captionTracks } } }),
});
const spoken = (...lines: string[]) => JSON.stringify({ events: [{ tStartMs: 0 }, ...lines.map((line) => ({ segs: [{ utf8: line }] }))] });
const youtube =
  (page: string, words = spoken('Im Boden leben', 'viele\0Tiere.')): RequestListener =>
  (request, response) => {
    const isPage = request.url!.startsWith('/watch');
    response.writeHead(200, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' }).end(isPage ? page : words);
  };
const text = (id: string) =>
  scene.api.database.query<{ source: string }[]>('select source_text as source from converter_job where id = $1', [id]);

describe('films at YouTube', () => {
  it('[AIT-05] are no material before the operator allows it, and nothing is asked of anybody', async () => {
    allowed(false, 'search');
    expect(await offers()).toEqual({ youtube: false, filmSearch: false });
    expect((await linked('youtube', FILM)).body.code).toBe('AI_NOT_CONFIGURED');
    expect((await films('Boden')).body.code).toBe('AI_NOT_CONFIGURED');
    allowed(true, 'search');
    expect(await offers()).toEqual({ youtube: true, filmSearch: true });
    const service = scene.api.application.get(Films);
    const rules = Reflect.get(service, 'rules') as object;
    Reflect.set(service, 'rules', NO_FETCHING);
    expect(await offers()).toEqual({ youtube: false, filmSearch: false });
    Reflect.set(service, 'rules', rules);
    expect((await scene.api.browser().get(`${PATH}/offers`)).status).toBe(401);
    expect((await scene.api.browser().get(`${PATH}/films?query=Boden`)).status).toBe(401);
    expect(web.asked).toEqual([]);
  });

  it('[AIT-05] [AIT-20] are read by their subtitles: written ones, German ones first', async () => {
    allowed(true);
    web.answer = youtube(
      filmPage(
        playable(
          track('/api/timedtext?v=1&kind=asr', 'de', 'asr'),
          track('/api/timedtext?v=1&lang=en', 'en'),
          track('/api/timedtext?v=1&lang=de', 'de'),
        ),
      ),
    );
    const job = await made(linked('youtube', FILM));
    expect(job).toMatchObject({ state: 'done', result: 'Im Boden leben\nviele Tiere.' });
    expect(web.asked).toEqual([
      `youtube.example:${web.port}/watch?v=${ID}`,
      `youtube.example:${web.port}/api/timedtext?v=1&lang=de&fmt=json3`,
    ]);
    expect((await made(linked('youtube', FILM, 'summary'))).state).toBe('done');
  });

  it('[AIT-17] that are private, away, silent or lead elsewhere are told apart, and nobody else is asked', async () => {
    allowed(true);
    const failure = async (answer: RequestListener) => {
      web.answer = answer;
      const { state, failure: why } = await made(linked('youtube', FILM));
      return [state, why];
    };
    const only = track('/api/timedtext', 'fr');
    expect(await failure(youtube(filmPage({ playabilityStatus: { status: 'LOGIN_REQUIRED' } })))).toEqual(['failed', 'video']);
    expect(await failure((_request, response) => response.writeHead(404).end())).toEqual(['failed', 'video']);
    expect(await failure(youtube('<html>Bevor du fortfährst</html>'))).toEqual(['failed', 'video']);
    expect(await failure(youtube('ytInitialPlayerResponse = {"never": "ends'))).toEqual(['failed', 'video']);
    expect(await failure(youtube(filmPage(playable())))).toEqual(['failed', 'noSubtitles']);
    expect(await failure(youtube(filmPage(playable(only)), ''))).toEqual(['failed', 'noSubtitles']);
    for (const elsewhere of ['http://169.254.169.254/latest', `http://127.0.0.1:${web.port}/x`, '//intranet.example/x'])
      expect(await failure(youtube(filmPage(playable(track(elsewhere, 'de')))))).toEqual(['failed', 'video']);
    expect(web.asked.every((one) => one.startsWith('youtube.example:'))).toBe(true);
    for (const address of ['https://vimeo.com/76979871', 'https://youtube.example/watch?v=dQw4w9WgXcQ', 'http://169.254.169.254/watch'])
      expect((await linked('youtube', address)).body.code).toBe('INVALID_VIDEO');
  });

  it('[AIT-20] are searched: found ones, none, or the search failed', async () => {
    allowed(true, 'search');
    const says = (status: number, body: unknown): void => {
      web.answer = (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    says(200, { items: [{ id: { videoId: ID }, snippet: { title: 'Der Boden\u202e', channelTitle: 'Schulfunk' } }] });
    expect((await films('Boden & Wurm')).body).toEqual({
      films: [{ address: `https://www.youtube.com/watch?v=${ID}`, title: 'Der Boden', channel: 'Schulfunk' }],
    });
    expect(web.asked[0]).toContain('q=Boden+%26+Wurm');
    expect(web.asked[0]).toContain('safeSearch=strict');
    says(200, { items: [] });
    expect((await films('Boden')).body).toEqual({ films: [] });
    says(500, {});
    expect(await films('Boden')).toMatchObject({ status: 424, body: { code: 'FILM_SEARCH_FAILED' } });
    expect((await films(' ')).body.code).toBe('BAD_REQUEST');
  });
});

describe('websites', () => {
  const page = (html: string, status = 200): void => {
    web.answer = (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(html);
  };
  const read = () => made(linked('website', `http://seite.example:${web.port}/boden`));

  it('[AIT-17] behind a login say so, and what is private is not asked for', async () => {
    page('<main><h1>Willkommen</h1><form><input name="name"><input type="password"></form></main>');
    expect(await read()).toMatchObject({ state: 'failed', failure: 'login' });
    page('Verboten', 403);
    expect(await read()).toMatchObject({ state: 'failed', failure: 'website' });
    page('<nav>Nur ein Menü</nav>');
    expect(await read()).toMatchObject({ state: 'failed', failure: 'website' });
    web.asked.length = 0;
    for (const address of ['http://169.254.169.254/latest', `http://127.0.0.1:${web.port}/`, 'http://[::1]/', 'http://intranet/'])
      expect(await made(linked('website', address))).toMatchObject({ state: 'failed', failure: 'website' });
    expect(web.asked).toEqual([]);
  });

  it('[AIT-08] are read from their core, also long ones, of which the letters that are taken are told', async () => {
    const words = 'Im Boden leben viele Tiere. '.repeat(2000);
    page(
      `<title>Boden</title><body><header>Anmelden <input type="password"></header><div>Werbung</div><article><p>${words}</p></article></body>`,
    );
    const job = await read();
    expect([job.state, job.taken]).toEqual(['done', CONVERTER_LIMITS.source]);
    expect(job.letters).toBeGreaterThan(50_000);
    expect((await text(job.id))[0]!.source).not.toMatch(/Werbung|Anmelden/);
  });
});

describe('files', () => {
  it('[AIT-10] of a film the sound is written down; silence and a cut film have their own reasons', async () => {
    expect(await made(upload('video', 'transcript', sample('sound.m4a'), 'Film.m4a'))).toMatchObject({
      state: 'done',
      input: 'video',
      result: 'Zähle bis 3',
    });
    expect((await upload('video', 'text', sample('sound.m4a'), 'Film.m4a')).body.code).toBe('CONVERTER_PAIR');
    hearing('hears-nothing');
    expect(await made(upload('video', 'transcript', sample('sound.m4a'), 'Film.m4a'))).toMatchObject({
      state: 'failed',
      failure: 'nothingSaid',
    });
    hearing('hears-noise');
    expect(await made(upload('audio', 'transcript', sample('sound.webm').subarray(0, 900), 'a.webm'))).toMatchObject({
      failure: 'refused',
    });
    hearing('hears');
  });

  it('[AIT-17] three hours of silence are sent once, and are nothing that was said', { tags: ['proof'] }, async () => {
    // MPEG 2.5, layer 3, 8 kbit/s, 8 kHz: 72 bytes and 72 ms a frame.
    const frame = Buffer.concat([Buffer.from([0xff, 0xe3, 0x18, 0xc4]), Buffer.alloc(68)]);
    const silence = Buffer.concat(Array.from({ length: (3 * 3600 * 1000) / 72 }, () => frame));
    hearing('hears-nothing');
    const asked = scene.wire.asked.length;
    expect(await made(upload('audio', 'transcript', silence, 'Stille.mp3'))).toMatchObject({ state: 'failed', failure: 'nothingSaid' });
    expect(scene.wire.asked.length).toBe(asked + 1);
    hearing('hears');
  });

  it('[AIT-05] [AIT-09] [AIT-13] pictures and scans are read, page by page', { tags: ['proof'] }, async () => {
    const png = madePicture(LINES, { width: 900, height: 300 });
    for (const [name, bytes] of [
      ['Tafel.png', png],
      ['Tafel.jpeg', await sharp(png).jpeg().toBuffer()],
      ['Tafel.webp', await sharp(png).webp().toBuffer()],
    ] as const)
      expect((await made(upload('image', 'text', bytes, name))).result, name).toMatch(/Regenwurm[\s\S]*Blätter/);
    const jpeg = await sharp(madePicture(LINES)).jpeg().toBuffer();
    const scan = { jpeg, width: 1240, height: 1754 };
    const begun = await upload('pdf', 'text', scannedPdf([scan, scan, scan]), 'Scan.pdf');
    expect(begun.body).toMatchObject({ state: 'waiting', step: null });
    const job = made(Promise.resolve(begun));
    const seen = new Set<string>();
    for (let ended = false; !ended; ) {
      const { state, step, done, total } = (await teacher.get<Entry>(`${PATH}/${begun.body.id}`)).body;
      seen.add(`${state} ${step} ${done}/${total}`);
      ended = state !== 'waiting' && state !== 'running';
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await job).result?.match(/Regenwurm/g)?.length).toBe(3);
    expect([...seen]).toEqual(expect.arrayContaining(['running extracting 1/3', 'running extracting 2/3']));
  });

  it('[AIT-09] [AIT-13] [AIT-17] what shows no words, is cut in half, empty or renamed has its reason', { tags: ['proof'] }, async () => {
    const png = madePicture([], { width: 300, height: 300 });
    expect(await made(upload('image', 'text', png, 'leer.png'))).toMatchObject({ state: 'failed', failure: 'noWords' });
    const blank = await sharp(madePicture([])).jpeg().toBuffer();
    expect(await made(upload('pdf', 'text', scannedPdf([{ jpeg: blank, width: 1240, height: 1754 }]), 'a.pdf'))).toMatchObject({
      failure: 'noText',
    });
    const code = async (input: ConverterInput, output: ConverterOutput, bytes: Buffer, name: string) =>
      (await upload(input, output, bytes, name)).body.code;
    expect(await code('image', 'text', png.subarray(0, png.length / 2), 'halb.png')).toBe('UNREADABLE_FILE');
    expect(await code('image', 'text', Buffer.alloc(0), 'nichts.png')).toBe('EMPTY_FILE');
    expect(await code('image', 'text', sample('film.mp4'), 'Bild.png')).toBe('UNSUPPORTED_TYPE');
    expect(await code('video', 'transcript', png, 'Film.mp4')).toBe('UNSUPPORTED_TYPE');
    expect(await code('audio', 'transcript', scannedPdf([]), 'Ton.mp3')).toBe('UNSUPPORTED_TYPE');
    expect(await code('pdf', 'text', sample('sound.m4a'), 'Text.pdf')).toBe('UNSUPPORTED_TYPE');
    expect(await code('image', 'transcript', png, 'Bild.png')).toBe('CONVERTER_PAIR');
  });
});
