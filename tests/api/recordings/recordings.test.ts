// @module-tag proof
import {
  MEGABYTE,
  RECORDER_KEYS,
  RECORDING_LIMITS,
  type RecorderKey,
  type Recording,
  type RecordingItem,
  TOOLS,
  type WaitingRecording,
} from '@murmel/contracts';
import { Item, OwnerFile, Recording as Row, Upload } from '@murmel/server';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { fileAt, rowsOf } from '../files/sending.js';
import { copied } from '../remixes/copies.js';
import { found, searched, writeWords } from '../search/finding.js';
import { castOf, expectOwnerOnly } from '../sharing/cast.js';
import { begin, here, part, sha256 } from '../uploads/sent-in-parts.js';
import { beginGrowing, grown, itemPath, keep, recorded, recordingPath, SAMPLE_OF, sample } from './recorded.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const teacher = async () => {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
const soundCast = (fields: Partial<Item> = {}) => castOf(api, { kind: 'audio_recording', ...fields });
const code = async (answer: Promise<{ status: number; body: Refusal }>) => {
  const { status, body } = await answer;
  return [status, body.code, body.data];
};

/** Inspects the bytes that are given out with another reader of such files. */
async function looked(bytes: Buffer): Promise<{ seconds: number; known: number | null; seeks: boolean; type: string }> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const track = (await input.getPrimaryVideoTrack()) ?? (await input.getPrimaryAudioTrack())!;
  const late = await new EncodedPacketSink(track).getPacket(1);
  return {
    seconds: await input.computeDuration(),
    known: await input.getDurationFromMetadata(),
    seeks: late !== null && late.timestamp > 0.3,
    type: (await input.getMimeType()).split(';')[0]!,
  };
}

describe('a new recording', () => {
  it.each(RECORDER_KEYS)(
    '[REC-01][REC-07][A8][E32] of %s: locked, gone after a month, ten a month; whole, seekable and with its length',
    async (key) => {
      const { browser, account } = await teacher();
      const { status, body } = await browser.post<RecordingItem>(`/api${TOOLS[key].route}`, {});
      expect([status, body.privacy, body.recording, body.unfinished]).toEqual([201, 'locked', null, null]);
      expect((await api.database.manager.findOneByOrFail(Item, { id: body.id })).autoCleanup).toBe('month');
      const bytes = sample(SAMPLE_OF[key]);
      const upload = await grown(browser, body, bytes);
      const kept = await keep(browser, body, upload, { key, bytes: bytes.length, peaks: [3, 90] });
      expect([kept.status, kept.body]).toEqual([
        201,
        expect.objectContaining({ itemId: body.id, startMs: 0, endMs: null, peaks: [3, 90] }),
      ]);
      expect(kept.body.durationMs).toBeGreaterThan(1300);
      expect(kept.body.durationMs).toBeLessThan(2000);
      expect(kept.body.width === null).toBe(key === 'audio_recorder');
      const [file] = await rowsOf(api, body);
      const given = await looked(fileAt(api, file!.storageKey));
      expect([given.seeks, given.type]).toEqual([true, kept.body.contentType]);
      expect(given.known).toBeCloseTo(kept.body.durationMs / 1000, 1);
      const part = await browser.get(kept.body.url, { headers: { range: 'bytes=0-99' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-99/${kept.body.bytes}`]);
      await api.database.manager.update(Item, { id: body.id }, { contentChangedAt: new Date(Date.now() - 32 * 24 * 3600_000) });
      await api.application.get(Housekeeping).run(new Date());
      expect((await api.database.manager.findOneByOrFail(Item, { id: body.id })).discardedAt).not.toBeNull();
      await api.database.query("update account set licence = 'free' where id = $1", [account.id]);
      for (let made = 1; made < TOOLS[key].freeMonthly; made += 1) await browser.post(`/api${TOOLS[key].route}`, {});
      expect(await code(browser.post<Refusal>(`/api${TOOLS[key].route}`, {}))).toEqual([
        422,
        'LIMIT_REACHED',
        expect.objectContaining({ limit: 10 }),
      ]);
    },
  );

  it('[A9] of which a crash left a half: what came is there, and its length is that', async () => {
    const { browser } = await teacher();
    for (const [key, name] of [
      ['audio_recorder', 'sound.m4a'],
      ['video_recorder', 'film.webm'],
    ] as const) {
      const item = (await browser.post<RecordingItem>(`/api${TOOLS[key].route}`, {})).body;
      const bytes = sample(name);
      const upload = await grown(browser, item, bytes.subarray(0, bytes.length - 900));
      const waiting = (await browser.get<WaitingRecording[]>('/api/unfinished_recordings')).body;
      expect(waiting[0]).toMatchObject({ upload, itemId: item.id, kind: item.kind, bytes: bytes.length - 900 });
      expect((await browser.get<RecordingItem>(itemPath(key, item.id))).body.unfinished).toMatchObject({ upload });
      const { status, body } = await keep(browser, item, upload, { key });
      expect([status, body.durationMs > 300, body.durationMs < 1800]).toEqual([201, true, true]);
      expect((await browser.get<unknown[]>('/api/unfinished_recordings')).body).toEqual([]);
    }
  });

  it('[REC-02] is got and changed with the link’s token and the password; who looks does not change', async () => {
    const { browser, account } = await teacher();
    const item = await recorded(browser);
    const link = await api.database.manager.findOneByOrFail(Item, { id: item.id });
    const path = itemPath('audio_recorder', item.id);
    const as = (headers: Record<string, string>) => api.browser().get<RecordingItem>(path, { headers });
    expect((await as({ 'x-access-token': link.token })).status).toBe(404);
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'secret' });
    const { status, body } = await as({ 'x-access-token': link.token });
    expect([status, body.recording?.id]).toEqual([200, item.recording!.id]);
    const put = (headers: Record<string, string>) => api.browser().put(path, { title: 'Anders' }, { headers });
    expect([(await put({ 'x-access-token': link.token })).status, (await put({})).status]).toEqual([403, 404]);
    const passwordHash = await hashPassword('wiese');
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'password_protected', passwordHash });
    expect((await as({})).status).toBe(400);
    const password = { 'x-password': 'wiese' };
    expect([(await as(password)).status, (await put(password)).status]).toEqual([200, 403]);
    const colleague = await teacher();
    await api.people.member(link, colleague.account, 'write');
    expect((await colleague.browser.put<RecordingItem>(path, { title: 'Amseln' })).body.title).toBe('Amseln');
    expect((await browser.get<RecordingItem>(path)).body.title).toBe('Amseln');
    expect(account.id).toBe(link.ownerId);
  });

  it('sent as a file that lies on somebody’s device is compared with what was sent', async () => {
    const { browser } = await teacher();
    const item = (await browser.post<RecordingItem>(`/api${TOOLS.audio_recorder.route}`, {})).body;
    const bytes = sample('sound.m4a');
    const upload = (await begin(browser, item, bytes.length, 'a.m4a')).headers.get('location')!.replace('/api/uploads/', '');
    await part(browser, upload, 0, bytes.subarray(0, 1000));
    expect(await code(keep(browser, item, upload, { sha256: sha256(bytes) }))).toEqual([
      ...[409, 'UPLOAD_INCOMPLETE', { received: 1000, bytes: bytes.length }],
    ]);
    await part(browser, upload, 1000, bytes.subarray(1000));
    expect((await code(keep(browser, item, upload, { sha256: sha256(Buffer.from('x')) })))[1]).toBe('FILE_DAMAGED');
    expect((await keep(browser, item, upload, { sha256: sha256(bytes) })).status).toBe(201);
  });
});

describe('[REC-04][REC-05] what is refused, and stays where it is', () => {
  it('parts of others, twice, out of order, beyond the largest; nothing at all', async () => {
    const { item, owner, writer, reader, other, guest } = await soundCast();
    expect((await code(beginGrowing(reader.browser, item)))[0]).toBe(403);
    expect((await code(beginGrowing(guest.browser, item)))[0]).toBe(403);
    expect((await code(beginGrowing(other.browser, item)))[0]).toBe(404);
    const bytes = sample('sound.webm');
    const upload = await grown(owner.browser, item, bytes);
    expect((await owner.browser.call('HEAD', `/api/uploads/${upload}`)).headers.get('upload-defer-length')).toBe('1');
    expect(await code(part(owner.browser, upload, 0, bytes.subarray(0, 500)))).toEqual([
      ...[409, 'UPLOAD_INCOMPLETE', expect.objectContaining({ received: bytes.length })],
    ]);
    expect((await code(part(owner.browser, upload, bytes.length + 5, bytes)))[1]).toBe('UPLOAD_INCOMPLETE');
    for (const browser of [writer.browser, other.browser]) {
      expect((await part(browser, upload, bytes.length, bytes)).status).toBe(404);
      expect((await keep(browser, item, upload)).status).toBe(404);
    }
    expect(await here(owner.browser, upload)).toBe(bytes.length);
    const most = RECORDING_LIMITS.megabytes * MEGABYTE;
    await api.database.manager.update(Upload, { id: upload }, { received: most - 10 });
    expect((await code(part(owner.browser, upload, most - 10, bytes)))[1]).toBe('TOO_LARGE');
    await api.database.manager.update(Upload, { id: upload }, { received: bytes.length });
    expect(await code(keep(owner.browser, item, upload, { bytes: bytes.length + 1 }))).toEqual([
      ...[409, 'UPLOAD_INCOMPLETE', { received: bytes.length, bytes: bytes.length + 1 }],
    ]);
    const empty = (await beginGrowing(owner.browser, item)).headers.get('location')!.replace('/api/uploads/', '');
    expect((await code(keep(owner.browser, item, empty)))[1]).toBe('EMPTY_FILE');
    expect((await keep(owner.browser, item, upload)).status).toBe(201);
    const survey = await castOf(api, { kind: 'survey' });
    expect((await code(beginGrowing(survey.owner.browser, survey.item)))[1]).toBe('PARAMETER_MISSING');
  });

  it('a picture where sound is recorded, sound where a picture is, what is neither, and the head of a file without anything behind it', async () => {
    const { browser } = await teacher();
    const refused = async (key: RecorderKey, bytes: Buffer) => {
      const item = (await browser.post<RecordingItem>(`/api${TOOLS[key].route}`, {})).body;
      const upload = await grown(browser, item, bytes);
      const [status, found] = await code(keep(browser, item, upload, { key }));
      expect(await here(browser, upload)).toBe(bytes.length);
      expect(await rowsOf(api, item)).toEqual([]);
      return [status, found];
    };
    expect(await refused('audio_recorder', sample('film.webm'))).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(await refused('video_recorder', sample('sound.webm'))).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(await refused('audio_recorder', Buffer.from('MZ no recording at all, whatever its name says'))).toEqual([
      415,
      'UNSUPPORTED_TYPE',
    ]);
    for (const bytes of [sample('sound.m4a').subarray(0, 600), sample('film.webm').subarray(0, 200)])
      expect((await refused(bytes.length === 600 ? 'audio_recorder' : 'video_recorder', bytes))[1]).toMatch(
        /^(RECORDING_UNREADABLE|UNSUPPORTED_TYPE)$/,
      );
  });

  it('a second recording of an item; a repeated request answers the same and makes nothing', async () => {
    const { browser } = await teacher();
    const item = (await browser.post<RecordingItem>(`/api${TOOLS.audio_recorder.route}`, {})).body;
    const [one, two] = [await grown(browser, item, sample('sound.webm')), await grown(browser, item, sample('sound.m4a'))];
    const answers = await Promise.all([keep(browser, item, one), keep(browser, item, two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('RECORDING_THERE');
    const kept = answers.find(({ status }) => status === 201)!.body;
    expect((await browser.delete(recordingPath('audio_recorder', kept.id))).status).toBe(200);
    expect([await rowsOf(api, item), await api.database.manager.countBy(Row, { itemId: item.id })]).toEqual([[], 0]);
    const three = await grown(browser, item, sample('sound.m4a'));
    const headers = { 'idempotency-key': three };
    const first = await keep(browser, item, three, { headers });
    expect((await keep(browser, item, three, { headers })).body).toEqual(first.body);
    expect(await rowsOf(api, item)).toHaveLength(1);
  });
});

describe('what is said of a recording', () => {
  it('where it begins and ends, chapters and captions in their order; guests get what is not cut off, and find nothing else', async () => {
    const { item, owner, guest, reader } = await soundCast();
    const upload = await grown(owner.browser, item, sample('sound.webm'));
    const { body } = await keep(owner.browser, item, upload);
    const path = recordingPath('audio_recorder', body.id);
    const captions = [
      { from: 1000, to: 1400, text: 'Zilpzalpe & <Meisen>' },
      { from: 0, to: 300, text: 'Moment noch' },
    ];
    const chapters = [{ at: 600, title: 'Amsel' }];
    const marked = await owner.browser.put<Recording>(path, { startMs: 400, endMs: 99_000, coverMs: null, captions, chapters });
    expect([marked.status, marked.body]).toEqual([
      200,
      expect.objectContaining({ startMs: 400, endMs: null, captions: captions.toReversed(), chapters }),
    ]);
    expect((await guest.browser.get<Recording>(path)).body).toMatchObject({ captions: [captions[0]], chapters });
    expect((await guest.browser.put(path, { startMs: 0 })).status).toBe(403);
    for (const wrong of [{ startMs: body.durationMs }, { startMs: 1000, endMs: 1100 }, { endMs: 0 }])
      expect((await code(owner.browser.put<Refusal>(path, wrong)))[1]).toBe('RECORDING_CUT_AWAY');
    for (const wrong of [
      { startMs: -1 },
      { captions: [{ from: 5, to: 5, text: 'a' }] },
      { chapters: [{ at: 1, title: ' ' }] },
      { chapters: Array.from({ length: RECORDING_LIMITS.chapters + 1 }, (_, at) => ({ at, title: 'a' })) },
    ])
      expect((await owner.browser.put(path, wrong)).status).toBe(400);
    expect((await api.database.manager.findOneByOrFail(Row, { id: body.id })).startMs).toBe(400);
    await writeWords(api);
    expect((await searched(owner.browser, 'Zilpzalpe')).body.entries.map((one) => one.item.id)).toEqual([item.id]);
    const reads = await api.people.signIn(api.browser(), reader.account);
    expect([(await found(reads, 'Zilpzalpe')).total, (await found(reads, 'Moment noch')).total]).toEqual([1, 0]);
  });

  it('is taken away by whoever may change it, for ever and without leaving anything', async () => {
    const cast = await soundCast();
    const { body } = await keep(cast.owner.browser, cast.item, await grown(cast.owner.browser, cast.item, sample('sound.webm')));
    const path = recordingPath('audio_recorder', body.id);
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.delete(path)).status).toBe(403);
    for (const browser of [cast.other.browser, cast.stranger.browser, cast.nobody]) expect((await browser.delete(path)).status).toBe(404);
    expect((await cast.owner.browser.delete(recordingPath('video_recorder', body.id))).status).toBe(404);
    expect((await cast.owner.browser.delete(`/api/owner_files/${body.id}`)).status).toBe(403);
    expect((await cast.writer.browser.delete(path)).status).toBe(200);
    expect([(await cast.owner.browser.get(body.url)).status, await rowsOf(api, cast.item)]).toEqual([404, []]);
    await expectOwnerOnly(cast, (browser) => browser.put(`/api/items/${cast.item.id}/share`, { privacy: 'locked' }));
  });

  it('travels with a copy, which goes on when the first one has gone', async () => {
    const { browser } = await teacher();
    const item = await recorded(browser, 'video_recorder');
    await browser.put(recordingPath('video_recorder', item.recording!.id), { chapters: [{ at: 0, title: 'Anfang' }] });
    const copy = await copied(browser, item.id);
    const { recording } = (await browser.get<RecordingItem>(itemPath('video_recorder', copy.id))).body;
    expect(recording).toMatchObject({ durationMs: item.recording!.durationMs, chapters: [{ at: 0, title: 'Anfang' }] });
    expect(recording!.id).not.toBe(item.recording!.id);
    await browser.delete(recordingPath('video_recorder', item.recording!.id));
    expect((await browser.get(recording!.url)).status).toBe(200);
    expect(await api.database.manager.countBy(OwnerFile, { itemId: copy.id })).toBe(1);
  });
});

describe('what nobody finishes', () => {
  it('waits a week, and is asked for by whoever made it alone', async () => {
    const { item, owner, writer } = await soundCast();
    const upload = await grown(owner.browser, item, sample('sound.webm'));
    expect((await writer.browser.get<unknown[]>('/api/unfinished_recordings')).body).toEqual([]);
    expect((await api.browser().get('/api/unfinished_recordings')).status).toBe(401);
    const run = async (days: number) => {
      await api.application.get(Housekeeping).run(new Date(Date.now() + days * 24 * 3600_000));
      return api.database.manager.countBy(Upload, { id: upload });
    };
    expect([await run(RECORDING_LIMITS.unfinishedDays - 0.1), await run(RECORDING_LIMITS.unfinishedDays + 0.1)]).toEqual([1, 0]);
  });
});

describe('pages where something is recorded', () => {
  it('alone may ask for devices: recorders each for their own, those with questions for a microphone', async () => {
    const policy = async (path: string) => (await api.browser().get(path)).headers.get('permissions-policy');
    const { browser } = await teacher();
    const { id } = await recorded(browser);
    expect(await policy(`/audio_recorder/files/${id}`)).toMatch(/camera=\(\), microphone=\(self\), display-capture=\(\)/);
    expect(await policy('/screen_recorder/files/x')).toMatch(/camera=\(self\), microphone=\(self\), display-capture=\(self\)/);
    for (const path of [
      `/surveys/surveys/${id}/public_survey_responses/new`,
      `/worksheet/worksheets/${id}/public_worksheet_responses/new?a=1`,
    ])
      expect(await policy(path)).toMatch(/camera=\(\), microphone=\(self\), display-capture=\(\)/);
    // And pages on which one dictates.
    for (const path of ['/ai/chats', `/text_editor/documents/${id}`, `/text_editor/public_documents/${id}`, `/pinboard/boards/${id}`])
      expect(await policy(path)).toMatch(/camera=\(\), microphone=\(self\)/);
    for (const path of [
      '/',
      `/ai/chats/public_assistants/${id}`,
      '/audio_recorder/files',
      `/audio_recorder/public_files/${id}`,
      '/pinboard/boards/x',
      `/api/audio_recorder/files/${id}`,
    ])
      expect(await policy(path)).toMatch(/camera=\(\), microphone=\(\), display-capture=\(\)/);
  });
});
