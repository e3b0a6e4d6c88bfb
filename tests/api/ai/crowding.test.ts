// @module-tag proof
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AI_FILE_LIMITS,
  AI_LIMITS,
  type MiniToolRequest as Entry,
  LIMITS,
  MINI_TOOL_REQUEST,
  type SentAiFile,
  TRANSCRIPTION,
} from '@murmel/contracts';
import { AiConversation, AiFile, MiniToolRequest } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { within } from '../../live/support/live-browser.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { form } from '../files/sending.js';
import { sample } from '../recordings/recorded.js';
import { ChatScene } from './chat-scene.js';
import { configured, model, provider } from './configured.js';

/** More than one person may dictate in a minute, and four times what they may have read. */
const MANY = 80;
/** Longest wait of an unaffected client, on a machine that does other things as well. */
const PATIENCE_MS = 20_000;

let scene: ChatScene;
beforeAll(async () => {
  scene = await ChatScene.start(inject('databaseUrl'));
  const hears = { transcriptionModels: [{ id: 'ohr', remoteId: 'hears', name: 'Ohr' }] };
  configured(scene.api, [provider(scene.wire, 'a', [model('good'), model('told')], hears)]);
});
afterAll(() => scene.stop());

interface SignedInTeacher {
  id: string;
  browser: TestBrowser;
}
const teacher = async (): Promise<SignedInTeacher> => {
  const { people, browser } = scene.api;
  const account = await people.account({ licence: 'free' });
  const signedIn = await people.signIn(browser(), account);
  // Each of a crowd has the token that pages have.
  await signedIn.delete(`/api/ai/files/${account.id}`);
  return { id: account.id, browser: signedIn };
};
const counted = async ({ id }: SignedInTeacher, kind: string): Promise<number> => {
  const [row] = await scene.api.database.query<{ count: number }[]>(
    'select coalesce(sum(count), 0)::int as count from creation_count where account_id = $1 and kind = $2',
    [id, kind],
  );
  return row!.count;
};
/** All at once. @returns how often which code was answered; `in` for what was done */
async function crowd(ask: (index: number) => Promise<{ status: number; body: Partial<Refusal> }>): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: MANY }, (_, index) => ask(index)));
  const codes: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code = status === 201 ? 'in' : (body.code ?? String(status));
    codes[code] = (codes[code] ?? 0) + 1;
  }
  return codes;
}

describe(`${MANY} at once of one person, while somebody else works`, () => {
  it('[LIM-09] with a mini tool: as many are asked and counted as may run, and a colleague is answered', async () => {
    const [attacker, innocent] = [await teacher(), await teacher()];
    const { manager } = scene.api.database;
    const values = { topic: 'Moose', subject: 'biology', grade: '7', minutes: '10', form: 'pairs', group: '' };
    const ask = ({ browser }: SignedInTeacher, name: string) =>
      browser.post<Entry & Refusal>('/api/ai/mini_tools/catalogue/lesson-opener/mini_tool_requests', { values, model: name });
    const crowded = crowd(() => ask(attacker, 'told'));
    const { status, body } = await ask(innocent, 'good');
    expect([status, body.code]).toEqual([201, undefined]);
    await within(PATIENCE_MS, async () => {
      const { body: now } = await innocent.browser.get<Entry>(`/api/ai/mini_tool_requests/${body.id}`);
      return now.answer?.state === 'done';
    });
    const codes = await crowded;
    expect(codes).toEqual({ in: AI_LIMITS.runsAtOnce, AI_RUNS_UNDER_WAY: MANY - AI_LIMITS.runsAtOnce });
    await within(PATIENCE_MS, () => scene.wire.talks.length === AI_LIMITS.runsAtOnce);
    const rows = [
      manager.countBy(MiniToolRequest, { accountId: attacker.id }),
      manager.countBy(AiConversation, { accountId: attacker.id }),
    ];
    expect([...(await Promise.all(rows)), await counted(attacker, MINI_TOOL_REQUEST)]).toEqual([2, 2, 2]);
    for (const talk of scene.wire.talks) talk.end();
    await scene.settled();
  });

  it('[T-44] with files for a chat: a few are read and kept, the rest leaves nothing, and a colleague’s is read', async () => {
    const [attacker, innocent] = [await teacher(), await teacher()];
    const send = ({ browser }: SignedInTeacher, name: string, bytes: Buffer) =>
      browser.post<SentAiFile & Refusal>('/api/ai/files', form(bytes, name));
    const kinds = [Buffer.from('Moos speichert Wasser.'), Buffer.alloc(300_000, 'a '), Buffer.from('PK\u0003\u0004'), sample('sound.webm')];
    const crowded = crowd((index) => send(attacker, `Blatt ${index}.${index % 4 === 2 ? 'docx' : 'txt'}`, kinds[index % 4]!));
    const { status, body } = await send(innocent, 'Blatt.md', Buffer.from('# Farne'));
    expect([status, body.text]).toEqual([201, '# Farne']);
    const codes = await crowded;
    const { in: kept = 0, TOO_MANY_REQUESTS: late = 0, UNREADABLE_FILE: broken = 0, UNSUPPORTED_TYPE: none = 0, ...others } = codes;
    expect(others).toEqual({});
    expect(kept).toBeLessThanOrEqual(AI_FILE_LIMITS.unsent);
    expect(late).toBeGreaterThan(MANY / 2);
    const { manager } = scene.api.database;
    expect(await manager.countBy(AiFile, { accountId: attacker.id })).toBe(kept);
    expect(kept + late + broken + none).toBe(MANY);
    // Files that were kept can go with a question as before, and no question takes more than five.
    expect((await send(innocent, 'Noch eins.txt', kinds[0]!)).status).toBe(201);
  });

  it('[LIM-09] with recordings that are cut in the middle: nothing is counted, sent or left behind, and a colleague is written down', async () => {
    const [attacker, innocent] = [await teacher(), await teacher()];
    const dictate = ({ browser }: SignedInTeacher) =>
      browser.post<{ text: string } & Refusal>('/api/ai/transcriptions', form(sample('sound.webm'), 'a.webm', 'audio/webm'));
    const folder = mkdtempSync(join(tmpdir(), 'murmel-crowd-'));
    vi.stubEnv('TMPDIR', folder);
    try {
      const heard = () => scene.wire.asked.filter(({ path }) => path.endsWith('/audio/transcriptions')).length;
      const cuts = Array.from({ length: MANY }, (_, index) => cutDictation(attacker.browser, index));
      expect(await dictate(innocent)).toMatchObject({ status: 201, body: { text: 'Zähle bis 3' } });
      await Promise.all(cuts);
      await within(
        PATIENCE_MS,
        () => readdirSync(folder).length === 0,
        () => readdirSync(folder),
      );
      expect([heard(), await counted(attacker, TRANSCRIPTION)]).toEqual([1, 0]);
      // Whole ones of a month that is used up are no better.
      const codes = await crowd(() => dictate(attacker));
      const { in: written = 0, TOO_MANY_REQUESTS: late = 0, LIMIT_REACHED: full = 0, ...others } = codes;
      expect([others, written <= LIMITS.monthlyCreations[TRANSCRIPTION]!, written + late + full]).toEqual([{}, true, MANY]);
      expect([heard(), await counted(attacker, TRANSCRIPTION)]).toEqual([1 + written, written]);
      expect((await dictate(innocent)).status).toBe(201);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    }
  });
});

/** Sends the head of a recording that says it is longer, some of it or none, and loses the line. */
function cutDictation(browser: TestBrowser, index: number): Promise<void> {
  return new Promise((resolve) => {
    const bytes = sample('sound.webm');
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.webm"\r\ncontent-type: audio/webm\r\n\r\n';
    const sent = Buffer.concat([Buffer.from(head), bytes]).subarray(0, (index * 37) % (head.length + bytes.length));
    const headers = { ...browser.identity(), 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes.length * 2 };
    const call = request(`${browser.origin}/api/ai/transcriptions`, { method: 'POST', headers });
    call.on('error', () => undefined).on('close', () => resolve());
    call.write(sent.length > 0 ? sent : '-', () => setTimeout(() => call.destroy(), 20));
  });
}
