import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RecordingItem, TOOLS } from '@murmel/contracts';
import { Item, RecordingFilm } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FilmRunner } from '../../../apps/api/src/core/recordings/films/film-runner.js';
import { MissingFilms } from '../../../apps/api/src/core/recordings/films/missing-films.js';
import { startApi, type TestApi } from '../../support/api.js';
import { storedFiles } from '../files/sending.js';
import { copied } from '../remixes/copies.js';
import { itemPath, recorded, recordingPath } from './recorded.js';

const REAL = process.env['FFMPEG_PATH'] ?? '/usr/bin/ffmpeg';
const folder = mkdtempSync(join(tmpdir(), 'murmel-ffmpeg-'));
const program = join(folder, 'ffmpeg');
/** Puts another program in the place of the operator's; its last argument is the file that it writes. */
function writeProgram(lines: string): void {
  writeFileSync(program, `#!/bin/sh\nfor to; do :; done\n${lines}\n`);
  chmodSync(program, 0o755);
}
const sampleAt = (name: string) => fileURLToPath(new URL(`samples/${name}`, import.meta.url));

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { ffmpegPath: program });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const teacher = async () => api.people.signIn(api.browser(), await api.people.account());
const filmOf = async (browser: Awaited<ReturnType<typeof teacher>>, id: string) => {
  const { mp4, mp4Coming } = (await browser.get<RecordingItem>(itemPath('video_recorder', id))).body.recording!;
  return { mp4, mp4Coming };
};
const work = () => api.application.get(FilmRunner).round();

describe('an MP4 beside a recording that not every device plays', () => {
  it('is made by the operator’s program, played in pieces by guests, shared by copies, counted, and gone with the recording', async () => {
    writeProgram(`cp "${sampleAt('made-film.mp4')}" "$to"`);
    const browser = await teacher();
    const item = await recorded(browser, 'video_recorder', 'film.webm');
    expect(await filmOf(browser, item.id)).toEqual({ mp4: null, mp4Coming: true });
    const before = (await browser.get<{ usedBytes: number }>('/api/user_limits/storage')).body.usedBytes;
    expect(await work()).toBe(true);
    const { mp4 } = await filmOf(browser, item.id);
    expect(mp4).toBe(`${recordingPath('video_recorder', item.recording!.id)}/mp4`);
    const film = await api.database.manager.findOneByOrFail(RecordingFilm, { state: 'ready' });
    const after = (await browser.get<{ usedBytes: number }>('/api/user_limits/storage')).body.usedBytes;
    expect([after - before, film.madeBytes > 0]).toEqual([film.madeBytes, true]);
    expect((await api.browser().get(mp4!)).status).toBe(404);
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'secret' });
    const { token } = await api.database.manager.findOneByOrFail(Item, { id: item.id });
    const guest = await api.browser().get(mp4!, { headers: { 'x-access-token': token, range: 'bytes=0-99' } });
    expect([guest.status, guest.headers.get('content-type'), guest.headers.get('content-range')]).toEqual([
      ...[206, 'video/mp4', `bytes 0-99/${film.madeBytes}`],
    ]);
    const copy = await copied(browser, item.id);
    await browser.delete(recordingPath('video_recorder', item.recording!.id));
    const left = (await filmOf(browser, copy.id)).mp4!;
    expect((await browser.get(left)).status).toBe(200);
    const { recording } = (await browser.get<RecordingItem>(itemPath('video_recorder', copy.id))).body;
    await browser.delete(recordingPath('video_recorder', recording!.id));
    expect([await api.database.manager.count(RecordingFilm), storedFiles(api).filter((key) => key.endsWith('.mp4'))]).toEqual([0, []]);
  });

  it.each([
    ['ends with a fault', 'echo "no encoder" >&2; exit 1'],
    ['writes nothing', 'exit 0'],
    ['writes something else', 'echo MZ > "$to"'],
    ['makes half of it', `head -c 2000 "${sampleAt('made-film.mp4')}" > "$to"`],
  ])('is none where the program %s; the recording plays as it was recorded', async (_, lines) => {
    writeProgram(lines);
    const browser = await teacher();
    const item = await recorded(browser, 'video_recorder', 'film.webm');
    expect(await work()).toBe(true);
    expect(await filmOf(browser, item.id)).toEqual({ mp4: null, mp4Coming: false });
    expect((await browser.get(item.recording!.url)).status).toBe(200);
    expect((await browser.get(`${recordingPath('video_recorder', item.recording!.id)}/mp4`)).status).toBe(404);
    expect(await work()).toBe(false);
  });

  it('is made of nothing that is one already, and of what came before the operator named a program', async () => {
    const browser = await teacher();
    const item = await recorded(browser, 'screen_recorder', 'made-film.mp4');
    const { recording } = (await browser.get<RecordingItem>(itemPath('screen_recorder', item.id))).body;
    expect([recording!.contentType, recording!.mp4, recording!.mp4Coming, await work()]).toEqual(['video/mp4', null, false, false]);
    const earlier = await recorded(browser, 'audio_recorder', 'sound.webm');
    await api.database.query("delete from recording_film where state = 'processing'");
    await api.application.get(MissingFilms).round();
    const sound = (await browser.get<RecordingItem>(itemPath('audio_recorder', earlier.id))).body.recording!;
    expect(sound.mp4Coming).toBe(true);
    await api.database.query("delete from recording_film where state = 'processing'");
  });

  it('is not ordered on a server whose operator named none', async () => {
    const plain = await startApi(inject('databaseUrl'));
    const browser = await plain.people.signIn(plain.browser(), await plain.people.account());
    const item = await recorded(browser, 'video_recorder', 'film.webm');
    expect([item.recording!.mp4, item.recording!.mp4Coming]).toEqual([null, false]);
    await plain.application.get(MissingFilms).round();
    expect(await plain.database.manager.count(RecordingFilm)).toBe(0);
    await plain.stop();
  });

  // The program is the operator's and no package of the product: on machines without one the stand-in above is all.
  it.each([REAL].filter((path) => existsSync(path)))('is made by a real ffmpeg, %s, of sound and of a picture', async (ffmpegPath) => {
    const real = await startApi(inject('databaseUrl'), { ffmpegPath });
    const browser = await real.people.signIn(real.browser(), await real.people.account());
    for (const [key, name] of [
      ['video_recorder', 'film.webm'],
      ['audio_recorder', 'sound.webm'],
    ] as const) {
      const item = await recorded(browser, key, name);
      await real.application.get(FilmRunner).round();
      const { recording } = (await browser.get<RecordingItem>(`/api${TOOLS[key].route}/${item.id}`)).body;
      const answer = await browser.get(recording!.mp4!);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, key === 'audio_recorder' ? 'audio/mp4' : 'video/mp4']);
    }
    await real.stop();
  });
});
