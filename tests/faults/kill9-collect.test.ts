import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type HandIns, MEGABYTE, type OwnerFile as SentFile } from '@murmel/contracts';
import { FileShare, type Item, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { unzip } from '../api/privacy/unzip.js';
import { TestBrowser } from '../support/browser.js';
import { BreakingLine } from './support/breaking-line.js';
import { KillableApi, untilAnswered } from './support/killable-api.js';

const PUPILS = 30;
const LONG = process.env['FAULT_ROUNDS'] !== undefined;
/** A photo or scan of each through a school's line; long: a film of a phone. */
const { bytes, partBytes, bytesPerSecond, cutAfterBytes, kills } = LONG
  ? { bytes: 20 * MEGABYTE, partBytes: 2 * MEGABYTE, bytesPerSecond: 250_000, cutAfterBytes: 6 * MEGABYTE, kills: 10 }
  : { bytes: 5 * MEGABYTE, partBytes: 2 * MEGABYTE, bytesPerSecond: 500_000, cutAfterBytes: 1.5 * MEGABYTE, kills: 3 };
const DEADLINE_MS = LONG ? 900_000 : 400_000;
const OCTETS = 'application/offset+octet-stream';

let api: KillableApi;
beforeAll(async () => {
  api = await KillableApi.open(inject('databaseUrl'));
});
afterAll(() => api.stop());

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

describe('kill -9 of the api while a class hands in', () => {
  it(`[T-02] ${PUPILS} files of ${bytes / MEGABYTE} MB through lines that break, ${kills} kills: every one is there once and whole, with its name`, {
    timeout: DEADLINE_MS,
  }, async () => {
    const owner = await api.people.account();
    const item = await api.people.item(owner, { kind: 'shared_file', privacy: 'secret' });
    await api.database.manager.insert(FileShare, { itemId: item.id, collects: true, perPerson: 1 });
    const teacher = await api.people.signIn(api.browser(), owner);
    const seen = new Set<string>();
    let handingIn = true;
    const watch = async (): Promise<void> => {
      while (handingIn) {
        const answer = await teacher.get<HandIns>(`/api/file_sharing/files/${item.id}/hand_ins`).catch(() => undefined);
        if (answer?.status === 200)
          for (const { name, coming, files } of answer.body.people) if (coming.length + files.length > 0) seen.add(name);
        await wait(100);
      }
    };
    const killing = async (): Promise<void> => {
      for (let kill = 0; kill < kills && handingIn; kill += 1) {
        await wait((LONG ? 6000 : 3000) * (0.5 + Math.random()));
        if (handingIn) await api.killAndRestart();
      }
    };
    const watching = Promise.all([watch(), killing()]);
    const sent = await Promise.all(Array.from({ length: PUPILS }, (_, index) => handIn(item, `Kind ${index}`)));
    handingIn = false;
    await watching;

    expect(sent.reduce((cuts, one) => cuts + one.cuts, 0)).toBeGreaterThan(PUPILS);
    const { body } = await teacher.get<HandIns>(`/api/file_sharing/files/${item.id}/hand_ins`);
    // A client without an answer to its first call began twice: the first upload expires by itself.
    expect(body.people.map(({ name, files }) => [name, files.length]).sort()).toEqual(sent.map(({ name }) => [name, 1]).sort());
    expect(seen.size).toBe(PUPILS);
    const archive = await teacher.get<Buffer>(`/api/file_sharing/files/${item.id}/hand_ins/archive`);
    const parts = unzip(archive.body);
    expect(parts.size).toBe(PUPILS);
    for (const { name, digest } of sent) expect([name, sha256(parts.get(`${name}/Film.bin`)!)]).toEqual([name, digest]);
  });
});

/** One pupil, who goes on until the file is there. */
async function handIn(item: Item, name: string): Promise<{ name: string; digest: string; cuts: number }> {
  const line = await BreakingLine.open(Number(new URL(api.origin).port), { bytesPerSecond, cutAfterBytes });
  try {
    const browser = new TestBrowser(line.origin);
    const visitor = await api.people.visit(browser);
    await api.people.grant(item, visitor);
    await api.database.manager.update(Visitor, { id: visitor.id }, { displayName: name, named: true });
    const content = randomBytes(bytes);
    const digest = sha256(content);
    const upload = await begin(browser, item);
    for (let offset = 0; offset < bytes; ) {
      await browser
        .call('PATCH', `/api/uploads/${upload}`, {
          body: content.subarray(offset, offset + partBytes),
          headers: { 'content-type': OCTETS, 'upload-offset': String(offset) },
        })
        .catch(() => undefined);
      offset = await received(browser, upload, offset);
    }
    const named = { upload, sha256: digest };
    await untilAnswered<SentFile>(browser, 'POST', `/api/owner_files?itemId=${item.id}`, upload, { body: named }, DEADLINE_MS);
    return { name, digest, cuts: line.cuts };
  } finally {
    line.close();
  }
}

/** Begins an upload. A client without an answer begins another one; the one before expires by itself. */
async function begin(browser: TestBrowser, item: Item): Promise<string> {
  const filename = Buffer.from('Film.bin').toString('base64');
  const headers = { 'upload-length': String(bytes), 'upload-metadata': `filename ${filename}` };
  for (;;) {
    const answer = await browser.post(`/api/uploads?itemId=${item.id}`, undefined, { headers }).catch(() => undefined);
    if (answer?.status === 201) return answer.headers.get('location')!.replace('/api/uploads/', '');
    await wait(100);
  }
}

/** Returns the number of bytes the server reports, once it can be asked. */
async function received(browser: TestBrowser, upload: string, known: number): Promise<number> {
  for (;;) {
    const answer = await browser.call('HEAD', `/api/uploads/${upload}`).catch(() => undefined);
    const said = answer?.headers.get('upload-offset');
    if (answer?.status === 204 && said) {
      expect(Number(said)).toBeGreaterThanOrEqual(known);
      return Number(said);
    }
    if (answer && answer.status < 500) throw new Error(`The upload is refused with ${answer.status}`);
    await wait(100);
  }
}
