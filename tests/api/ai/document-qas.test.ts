import { afterDecline, DOCUMENT_DECLINES, DOCUMENT_QA, DOCUMENT_QA_LIMITS, type DocumentQa, LIMITS, MEGABYTE } from '@murmel/contracts';
import { type Account, AiConversation, AiDocument, KnowledgeFile, KnowledgePassage, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { KnowledgeRunner } from '../../../apps/api/src/core/ai/knowledge/knowledge-runner.js';
import { removeOrphanFiles } from '../../../apps/api/src/core/housekeeping/remove-orphan-files.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { madePdf, ofObjects } from '../../support/made-pdf.js';
import { form } from '../files/sending.js';
import { PASSWORD } from '../privacy/person.js';
import { ChatScene } from './chat-scene.js';
import { configured, model, provider } from './configured.js';

let scene: ChatScene;
beforeAll(async () => {
  scene = await ChatScene.start(inject('databaseUrl'));
  configured(scene.api, [provider(scene.wire, 'a', [model('echo'), model('good')])]);
});
afterAll(() => scene.stop());

const PATH = '/api/ai/document_qas';

async function newTeacher(fields: Partial<Account> = {}) {
  const account = await scene.api.people.account({ licence: 'free', passwordHash: await hashPassword(PASSWORD), ...fields });
  return { account, teacher: await scene.api.people.signIn(scene.api.browser(), account) };
}
const send = (by: TestBrowser, bytes: Buffer, name = 'Quelle.pdf', headers: Record<string, string> = {}) =>
  by.post<DocumentQa & Refusal>(PATH, form(bytes, name), { headers });
const rounds = async (): Promise<void> => {
  while (await scene.api.application.get(KnowledgeRunner).round());
};
const get = async (by: TestBrowser, id: string) => (await by.get<DocumentQa>(`${PATH}/${id}`)).body;
async function read(by: TestBrowser, bytes: Buffer, name?: string): Promise<DocumentQa> {
  const { status, body } = await send(by, bytes, name);
  expect([status, body.code]).toEqual([201, undefined]);
  await rounds();
  return get(by, body.id);
}
const counted = async ({ id }: Account) =>
  Number(
    (
      (await scene.api.database.query('select coalesce(sum(count), 0) as n from creation_count where account_id = $1 and kind = $2', [
        ...[id, DOCUMENT_QA],
      ])) as { n: string }[]
    )[0]!.n,
  );
/** Asks, and waits for the answer. @returns it with the passages of pages that the model was handed */
async function ask(teacher: TestBrowser, id: string, text: string, more: object = {}) {
  const asked = await scene.ask({ teacher, accountId: '', id }, text, more);
  await scene.settled();
  const said = String(scene.wire.asked.at(-1)!.body.messages.at(-1)!.content);
  const pages = [...said.matchAll(/^\[\d+\] Datei „.+“, Seite (\d+):$/gm)].map(([, page]) => Number(page));
  return { asked, pages, answer: await scene.messageOf({ teacher, accountId: '', id }, asked.answer.id) };
}

/** Facts of an invented country, each on a page of its own among others that tell something near it. */
const FACTS: readonly (readonly [fact: string, question: string])[] = [
  ['Die Hauptstadt von Nordmarien heißt Quellenheim.', 'Wie heißt die Hauptstadt von Nordmarien?'],
  ['Der Leuchtturm von Kap Reiher misst 41 Meter.', 'Wie viele Meter misst der Leuchtturm?'],
  ['Im Jahr 1848 wurde die Seidenbahn eingeweiht.', 'Wann wurde die Seidenbahn eingeweiht?'],
  ['Das Wappentier ist ein silberner Otter.', 'Welches Wappentier ist es?'],
  ['Bergleute tragen dort gelbe Filzkappen.', 'Was tragen die Bergleute?'],
  ['Der Fluss Sorna entspringt am Glaspass.', 'Wo entspringt die Sorna?'],
  ['Eine Kupfermünze heißt Tallero.', 'Wie heißt die Kupfermünze?'],
  ['Zum Erntefest backen Familien Nusszöpfe.', 'Was backen Familien zum Erntefest?'],
  ['Die Universität Eibenfurt hat neun Fakultäten.', 'Wie viele Fakultäten hat die Universität?'],
  ['Schlittenhunde ziehen im Winter die Post.', 'Wer zieht im Winter die Post?'],
  ['Der Komponist Aurel Winde schrieb drei Opern.', 'Wie viele Opern schrieb der Komponist?'],
  ['Das Parlament tagt in einer alten Salzhalle.', 'Wo tagt das Parlament?'],
  ['Imker ernten den Honig erst im Oktober.', 'Wann ernten Imker den Honig?'],
  ['Die Brücke bei Lohn trägt elf Bögen.', 'Wie viele Bögen trägt die Brücke?'],
  ['Fischer fangen in der Bucht vor allem Stinte.', 'Was fangen Fischer in der Bucht?'],
  ['Das älteste Archiv brannte 1732 nieder.', 'Wann brannte das Archiv nieder?'],
  ['Ein Steinbruch liefert rosa Marmor.', 'Was liefert der Steinbruch?'],
  ['Die Fähre nach Holm legt stündlich ab.', 'Wie oft legt die Fähre ab?'],
  ['Weber färben Wolle mit Walnussschalen.', 'Womit färben Weber die Wolle?'],
  ['Der Gletscher schrumpft jährlich um acht Meter.', 'Um wie viel schrumpft der Gletscher?'],
];
const ABSENT = [
  'Wie viele Elefanten leben im Zoo?',
  'Welche Währungsreform gab es 1923?',
  'Wer gewann die Fußballmeisterschaft?',
  'Welcher Vulkan brach zuletzt aus?',
  'Wie lautet die Telefonnummer des Rathauses?',
  'Welche Impfungen schreibt das Gesetz vor?',
  'Wie entsteht Polarlicht über Grönland?',
  'Wann landete die erste Mondrakete?',
  'Welche Gitarrensaiten klingen tiefer?',
  'Wie berechnet man Quadratwurzeln?',
];
const BOOK = FACTS.map(([fact], index) => [
  `Blatt ${index + 1} der Landeskunde. Hier steht einiges zur Natur und zum Alltag.`,
  fact,
  'Mehr dazu weiß die Heimatstube, die es in jedem Ort gibt und die gern Auskunft erteilt.',
]);

describe('questions to a document', () => {
  it('[AIT-13] [AIT-14] are answered from its passages with their pages, counted once, and listed with it', async () => {
    const { teacher, account } = await newTeacher();
    const sent = await send(teacher, madePdf(BOOK), 'Landes\u202ekunde.pdf');
    expect(sent.body).toMatchObject({
      title: 'Landeskunde',
      fileName: 'Landeskunde.pdf',
      state: 'running',
      onlyDocument: true,
      questions: 0,
    });
    const { id } = sent.body;
    const early = await scene.post<Refusal>({ teacher, accountId: account.id, id }, 'Schon gelesen?');
    expect(early).toMatchObject({ status: 409, body: { code: 'DOCUMENT_NOT_READ' } });
    await rounds();
    expect(await get(teacher, id)).toMatchObject({ state: 'succeeded', failure: null, pages: 20, pagesRead: 20 });
    const { answer, asked } = await ask(teacher, id, FACTS[1]![1]);
    expect(answer.sources[0]).toMatchObject({
      fileName: 'Landeskunde.pdf',
      page: 2,
      passage: expect.stringContaining('41 Meter') as string,
    });
    expect(answer.text).toContain('41 Meter');
    const next = await ask(teacher, id, FACTS[5]![1], { parentId: asked.answer.id });
    expect(next.answer.sources.map(({ page }) => page)).toContain(6);
    expect((await teacher.get<{ entries: DocumentQa[] }>(PATH)).body.entries).toMatchObject([{ id, questions: 2 }]);
    expect(await counted(account)).toBe(1);
    // Chats and documents do not mix: each has its own pages.
    expect((await teacher.get<{ total: number }>('/api/ai/conversations')).body.total).toBe(0);
    expect((await teacher.get<{ total: number }>('/api/ai/conversations/search?query=Leuchtturm')).body.total).toBe(0);
    const file = await teacher.get<unknown>(sent.body.url);
    expect(file.headers.get('content-type')).toBe('application/pdf');
  });

  it('[AIT-14] for 20 planted facts the right page is handed over, and for 10 that are not there the answer declines', {
    tags: ['proof'],
  }, async () => {
    const { teacher } = await newTeacher({ licence: 'school' });
    const { id } = await read(teacher, madePdf(BOOK));
    const wrong: string[] = [];
    for (const [index, [, question]] of FACTS.entries()) {
      const { pages, answer } = await ask(teacher, id, question);
      if (!pages.includes(index + 1) || afterDecline(answer.text) !== undefined) wrong.push(question);
    }
    for (const question of ABSENT) {
      const { answer } = await ask(teacher, id, question);
      if (afterDecline(answer.text) === undefined || answer.sources.length > 0) wrong.push(question);
    }
    expect(wrong).toEqual([]);
  });

  it('are told what an answer may come from: the document alone, or the document first', async () => {
    const { teacher } = await newTeacher();
    const { id } = await read(teacher, madePdf([['Moose speichern Wasser.']]));
    await ask(teacher, id, 'Fass das zusammen', { model: 'good' });
    const system = () => String(scene.wire.asked.at(-1)!.body.messages[0]!.content);
    expect(system()).toContain(`genau: „${DOCUMENT_DECLINES.de}“`);
    expect(scene.wire.asked.at(-1)!.body['tools']).toBeUndefined();
    const changed = await teacher.call<DocumentQa>('PUT', `${PATH}/${id}`, { body: { onlyDocument: false, title: 'Moose' } });
    expect(changed.body).toMatchObject({ onlyDocument: false, title: 'Moose' });
    const { pages } = await ask(teacher, id, 'Und Farne?', { model: 'good' });
    expect(pages).toEqual([1]);
    expect(system()).toContain('Nicht aus dem Dokument:');
    expect(system()).not.toContain(DOCUMENT_DECLINES.de);
  });

  it('[AIT-13] [AIT-14] [AIT-17] [C33] say why a PDF cannot be read, and do not count it: a password, broken, only pictures', async () => {
    const { teacher, account } = await newTeacher();
    const root = '<< /Type /Catalog /Pages 2 0 R >>';
    const secret = `<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>`;
    const locked = ofObjects([root, '<< /Type /Pages /Kids [] /Count 0 >>', secret], '/Encrypt 3 0 R /ID [<41><42>]');
    const broken = ofObjects([root, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']);
    for (const [bytes, failure] of [
      [locked, 'locked'],
      [broken, 'broken'],
      [madePdf([[], []]), 'noText'],
      [madePdf([['Ein Satz.']]).subarray(0, 200), 'broken'],
    ] as const) {
      const { id, ...document } = await read(teacher, Buffer.from(bytes));
      expect(document).toMatchObject({ state: 'failed', failure });
      expect((await scene.post<Refusal>({ teacher, accountId: account.id, id }, 'Und?')).body.code).toBe('DOCUMENT_NOT_READ');
    }
    expect(await counted(account)).toBe(0);
  });

  it('[AIT-14] are refused for what is no PDF, is empty or above 10 MB, each with a reason of its own', async () => {
    const { teacher, account } = await newTeacher();
    const large = Buffer.concat([madePdf([['Text']]), Buffer.alloc(DOCUMENT_QA_LIMITS.megabytes * MEGABYTE)]);
    const code = async (bytes: Buffer, name?: string) => (await send(teacher, bytes, name)).body.code;
    expect(await code(Buffer.from('Nur Text'), 'Brief.pdf')).toBe('UNSUPPORTED_TYPE');
    expect(await code(Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1'))).toBe('UNSUPPORTED_TYPE');
    expect(await code(Buffer.alloc(0))).toBe('EMPTY_FILE');
    expect(await code(large)).toBe('TOO_LARGE');
    expect((await teacher.get<{ total: number }>(PATH)).body.total).toBe(0);
    expect(await counted(account)).toBe(0);
  });

  it('[A10] [LIC-01] are begun five times a month for free, with one key once', { tags: ['proof'] }, async () => {
    const { teacher, account } = await newTeacher();
    const limit = LIMITS.monthlyCreations[DOCUMENT_QA]!;
    expect(limit).toBe(5);
    const twice = await Promise.all([1, 2].map(() => send(teacher, madePdf([['Einmal']]), 'A.pdf', { 'Idempotency-Key': 'pdf-1' })));
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    await scene.api.database.query('update creation_count set count = $3 where account_id = $1 and kind = $2', [
      account.id,
      DOCUMENT_QA,
      4,
    ]);
    const many = await Promise.all(Array.from({ length: 6 }, (_, n) => send(teacher, madePdf([[`Text ${n}`]]))));
    expect(many.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    expect(many.find(({ status }) => status === 422)!.body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit, kind: DOCUMENT_QA } });
    // Nothing is kept of what was refused.
    const keys: string[] = [];
    for await (const key of scene.api.application.get(Storage).list('ai-documents')) keys.push(key);
    const rows = await scene.api.database.manager.countBy(AiDocument, {});
    expect(keys.length).toBe(rows);
  });

  it('[T-44] are nobody else’s, go to the trash and come back with their answers, and leave nothing behind', async () => {
    const { teacher, account } = await newTeacher();
    const { id, url } = await read(teacher, madePdf([['Moose speichern Wasser.']]));
    await ask(teacher, id, 'Was speichern Moose?');
    const { teacher: other } = await newTeacher();
    for (const by of [other, scene.api.browser()])
      for (const path of [`${PATH}/${id}`, url, `/api/ai/messages?ownerType=AiConversation&ownerId=${id}`])
        expect([401, 404]).toContain((await by.get(path)).status);
    expect((await teacher.get(`${PATH}/${newId()}`)).status).toBe(404);
    expect((await teacher.call('DELETE', `${PATH}/${id}`)).status).toBe(200);
    expect((await teacher.get<{ total: number }>(PATH)).body.total).toBe(0);
    expect((await teacher.get<{ entries: DocumentQa[] }>(`${PATH}?discarded=true`)).body.entries).toMatchObject([{ id }]);
    expect((await scene.post<Refusal>({ teacher, accountId: account.id, id }, 'Und?')).status).toBe(404);
    expect((await teacher.call<DocumentQa>('PUT', `${PATH}/${id}/restore`)).body).toMatchObject({ discardedAt: null, questions: 1 });
    const storage = scene.api.application.get(Storage);
    const { storageKey } = await scene.api.database.manager.findOneByOrFail(AiDocument, { id });
    expect(await storage.exists(storageKey)).toBe(true);
    await scene.api.database.manager.delete(AiConversation, { id });
    expect(await scene.api.database.manager.countBy(KnowledgeFile, { fileId: id })).toBe(0);
    expect(await scene.api.database.manager.countBy(KnowledgePassage, { fileId: id })).toBe(0);
    await removeOrphanFiles(scene.api.database, new Date(Date.now() + 2 * 86_400_000), storage);
    expect(await storage.exists(storageKey)).toBe(false);
    const second = await read(teacher, madePdf([['Farne']]));
    const { storageKey: left } = await scene.api.database.manager.findOneByOrFail(AiDocument, { id: second.id });
    expect((await teacher.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect(await storage.exists(left)).toBe(false);
  });

  it('survive the process that reads them: another goes on, and it is charged once', { tags: ['proof'] }, async () => {
    const { teacher, account } = await newTeacher();
    const { body } = await send(teacher, madePdf(BOOK));
    const { manager } = scene.api.database;
    await manager.insert(KnowledgePassage, { fileId: body.id, position: 0, page: 1, text: 'halb gelesen' });
    await manager.update(KnowledgeFile, { fileId: body.id }, { attempts: 1, leasedUntil: new Date(Date.now() - 1000) });
    await rounds();
    expect(await get(teacher, body.id)).toMatchObject({ state: 'succeeded', pagesRead: 20 });
    expect(await manager.countBy(KnowledgePassage, { fileId: body.id, text: 'halb gelesen' })).toBe(0);
    expect(await counted(account)).toBe(1);
    const { answer } = await ask(teacher, body.id, FACTS[0]![1]);
    expect(answer.sources.length).toBeGreaterThan(0);
  });
});
