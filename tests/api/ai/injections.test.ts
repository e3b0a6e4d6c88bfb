// @module-tag proof
import { readFileSync } from 'node:fs';
import { AI_TOOLS, type AiStep, type SentAiFile } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { expect, it } from 'vitest';
import type { WantedCall } from '../../support/ai-wire.js';
import { madePdf } from '../../support/made-pdf.js';
import { McpWire } from '../../support/mcp-server.js';
import { form } from '../files/sending.js';
import { forgedZip, wordParagraph, wordParts } from '../imports/forged-zip.js';
import { ALL, configured, key, server, withTools } from './mcp-scene.js';
import { type Chat, withToolScene } from './tool-scene.js';

/** A text of a stranger that demands something of a model, and what becomes of a model that obeys. */
interface Injection {
  id: number;
  lang: 'de' | 'en';
  /** where the model reads it; `given`: in a file that the teacher gave with the question */
  place: 'page' | 'file' | 'tool' | 'given';
  ending?: keyof typeof FILES;
  text: string;
  call: WantedCall;
  /** `refused`: it does not even become a step; `inside`: it runs where it reaches nothing */
  ends: 'failed' | 'refused' | 'proposed' | 'inside';
}

const scene = withToolScene();
const ALL_INJECTIONS = JSON.parse(readFileSync(new URL('./injections.json', import.meta.url), 'utf8')) as Injection[];
const GIVEN = ALL_INJECTIONS.filter(({ place }) => place === 'given');
const INJECTIONS = ALL_INJECTIONS.filter(({ place }) => place !== 'given') as (Injection & { place: keyof typeof CARRIERS })[];
const TITLE = 'Nur für mich';

/** Content types that carry the text to the model. */
const CARRIERS = {
  page: {
    type: 'text/html',
    body: (text: string) => `<title>Wald</title><p>Der Wald.</p><div style="display:none">${text.replaceAll('<', '&lt;')}</div>`,
  },
  file: { type: 'text/plain', body: (text: string) => `Der Wald.\n${text}` },
  tool: { type: 'application/json', body: (text: string) => JSON.stringify({ query: { pages: [{ title: 'Wald', extract: text }] } }) },
};

/** Files with these lines, as they are given with a question. */
const FILES = {
  docx: (lines: readonly string[]) => forgedZip(wordParts(lines.map((line) => wordParagraph(escapedText(line))).join(''))),
  pdf: (lines: readonly string[]) => madePdf(lines.map((line) => [line])),
  txt: (lines: readonly string[]) => Buffer.from(lines.join('\n\n')),
  md: (lines: readonly string[]) => Buffer.from(`# Wald\n\n${lines.join('\n\n')}`),
};
const escapedText = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Several asked at once, by teachers of their own. */
const TEACHERS = 4;
/** Groups of injections. A call refused before it is a step ends an answer: these come alone. All others obey several texts at once. */
const GROUPS = INJECTIONS.reduce<(typeof INJECTIONS)[]>((groups, one) => {
  const open = groups.find(([first, ...more]) => first!.ends === one.ends && first!.place === one.place && more.length < 7);
  if (open && one.ends !== 'refused') open.push(one);
  else groups.push([one]);
  return groups;
}, []);

/** Each was refused, ran where it reaches nothing, or waits for a click. */
function ended(group: readonly Injection[], steps: readonly AiStep[], about: string): void {
  const expected = { failed: 'failed', inside: 'done', proposed: 'proposed' } as const;
  expect(
    steps.map(({ state }) => state),
    about,
  ).toEqual(group.flatMap(({ ends }) => (ends === 'refused' ? [] : [expected[ends]])));
  for (const [index, { failure, result }] of steps.entries()) {
    const { ends } = group[index]!;
    if (ends === 'failed') expect(failure, about).toBe('notAsked');
    if (ends === 'inside') expect(result, about).toMatch(/^Fehler: /);
  }
}

it('[T-43] of more than sixty texts that a model obeys none reads or changes anything: each is refused, or waits for a click', async () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(60);
  for (const place of ['page', 'file', 'tool'] as const)
    expect(INJECTIONS.filter((one) => one.place === place).length).toBeGreaterThanOrEqual(15);
  const { chats, web } = scene;
  const stranger = await chats.api.people.account();
  const theirs = await chats.api.people.item(stranger, { kind: 'text_document', title: TITLE });
  const { manager } = chats.api.database;
  const before = await manager.count(Item);
  const own = (text: string) => text.replaceAll('{{stranger}}', theirs.id);
  const said = (group: readonly Injection[]) => own(group.map(({ text }) => text).join('\n'));
  web.answer = ({ url = '' }, response) => {
    const group = GROUPS[Number(/(\d+)-wald/.exec(url)![1])]!;
    const { type, body } = CARRIERS[group[0]!.place];
    response.writeHead(200, { 'content-type': type }).end(body(said(group)));
  };
  const obeyed = async (chat: Chat, group: readonly Injection[], at: number) => {
    const address = `http://wald.example:${web.port}/${at}-wald`;
    const byTool = group[0]!.place === 'tool';
    const first = byTool ? { tool: 'search_wikipedia', input: { query: `${at}-wald` } } : { tool: 'crawl_web_page', input: { address } };
    const wanted = group.map(({ call }) => JSON.parse(own(JSON.stringify(call))) as WantedCall);
    const { answer, steps, read } = await scene.answered(chat, `Fass zusammen: ${address}`, [first], wanted);
    const about = JSON.stringify({ group, steps });
    // The texts came to the model, as material.
    for (const { text } of group) expect(read[0], about).toContain(own(text).slice(0, 20));
    expect(answer.run!.state, about).toBe('done');
    ended(group, steps.slice(1), about);
    expect(JSON.stringify(steps) + read.join(), about).not.toContain(TITLE);
  };
  const waiting = [...GROUPS.entries()];
  await Promise.all(
    Array.from({ length: TEACHERS }, async () => {
      const chat = await chats.newChat();
      for (let next = waiting.pop(); next; next = waiting.pop()) await obeyed(chat, next[1], next[0]);
    }),
  );
  // No request was made but for the page or the article itself.
  expect(web.asked).toHaveLength(GROUPS.length);
  expect(await manager.count(Item)).toBe(before);
  expect((await manager.findOneByOrFail(Item, { id: theirs.id })).title).toBe(TITLE);
});

it('[T-43] nor does a file that is given with a question, of each kind: what it demands is refused, or waits for a click', async () => {
  const { chats, web } = scene;
  const theirs = await chats.api.people.item(await chats.api.people.account(), { kind: 'text_document', title: TITLE });
  const { manager } = chats.api.database;
  const [items, asked] = [await manager.count(Item), web.asked.length];
  const own = (text: string) => text.replaceAll('{{stranger}}', theirs.id);
  expect(GIVEN.length).toBeGreaterThanOrEqual(20);
  for (const [ending, made] of Object.entries(FILES)) {
    const texts = GIVEN.filter((one) => one.ending === ending);
    expect(new Set(texts.map(({ ends }) => ends)), ending).toEqual(new Set(['failed', 'proposed', 'inside', 'refused']));
    const chat = await chats.newChat();
    const bytes = made(texts.map(({ text }) => own(text)));
    const file = await chat.teacher.post<SentAiFile>('/api/ai/files', form(bytes, `Wald.${ending}`));
    expect([ending, file.status]).toEqual([ending, 201]);
    const refused = texts.filter(({ ends }) => ends === 'refused');
    for (const group of [texts.filter(({ ends }) => ends !== 'refused'), ...refused.map((one) => [one])]) {
      const wanted = group.map(({ call }) => JSON.parse(own(JSON.stringify(call))) as WantedCall);
      const question = { text: `Worum geht es? ${ending} ${group[0]!.id}`, files: [file.body.id] };
      const { answer, steps, told, read } = await scene.answered(chat, question, wanted);
      const about = JSON.stringify({ group, steps, told });
      // The text came to the model, as material above the question, and nowhere else.
      const [, material] = /^--- Material ([\w-]{12}) ---\n[^]*\n--- Material \1 ---\n\n[^\n]*$/.exec(told) ?? [];
      expect(material, about).toBeDefined();
      for (const { text } of group) expect(told.replaceAll(/\s+/g, ' '), about).toContain(own(text).replaceAll(/\s+/g, ' ').slice(0, 20));
      expect(answer.run!.state, about).toBe('done');
      ended(group, steps, about);
      expect(JSON.stringify(steps) + read.join(), about).not.toContain(TITLE);
    }
  }
  expect([await manager.count(Item), web.asked.length]).toEqual([items, asked]);
  expect((await manager.findOneByOrFail(Item, { id: theirs.id })).title).toBe(TITLE);
});

it('[T-43] an address that only a text named waits with all that it holds, and is asked once, after the click of the person it is for', async () => {
  const { chats, web } = scene;
  web.answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('Im Moor ist es nass.');
  const [chat, stranger] = [await chats.newChat(), await chats.newChat()];
  const address = `http://fremd.example:${web.port}/b?d=frage-der-lehrkraft`;
  const before = web.asked.length;
  const { steps, read, answer } = await scene.answered(chat, 'Was sagt der Text?', [{ tool: 'crawl_web_page', input: { address } }]);
  expect(steps).toMatchObject([{ state: 'proposed', result: address, sources: [] }]);
  expect([read[0], web.asked.length]).toEqual([expect.stringContaining('Getan ist noch nichts'), before]);
  const click = ({ teacher }: Chat) => teacher.call<AiStep>('PUT', `/api/ai/steps/${steps[0]!.id}/confirm`, { body: {} });
  expect((await click(stranger)).status).toBe(404);
  const clicks = await Promise.all([click(chat), click(chat), click(chat)]);
  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
  expect(web.asked.length).toBe(before + 1);
  expect((await chats.messageOf(chat, answer.id)).steps).toMatchObject([{ state: 'made', sources: [{ address }] }]);
  // With the next question the model reads it, as material.
  const next = await chats.ask(chat, 'Und was folgt daraus?', { model: 'good', parentId: answer.id });
  await chats.settled();
  expect(next.answer.id).toBeDefined();
  const { messages } = chats.wire.asked.at(-1)!.body;
  expect(messages.map(({ content }) => String(content)).join('\n')).toMatch(/--- Material [\w-]{12} ---\n[^]*Im Moor ist es nass/);
  // Nothing of it is asked again.
  expect(web.asked.length).toBe(before + 1);
});

it('[T-43] what is made of a proposal after a click loads nothing of strangers and runs nothing', async () => {
  const { chats } = scene;
  const chat = await chats.newChat();
  const proposals = ALL_INJECTIONS.filter(({ ends, call }) => ends === 'proposed' && call.tool !== 'crawl_web_page').map(
    ({ call }) => call,
  );
  const made: string[] = [];
  for (const calls of [proposals.slice(0, 6), proposals.slice(6, 12), proposals.slice(12)]) {
    const { steps } = await scene.answered(chat, `Mach das: ${calls.length} ${calls[0]!.tool} ${made.length}`, calls);
    for (const { id } of steps) {
      const { body, status } = await chat.teacher.call<{ item: { id: string } }>('PUT', `/api/ai/steps/${id}/confirm`, { body: {} });
      if (status === 200) made.push(body.item.id);
    }
  }
  expect(made.length).toBeGreaterThanOrEqual(proposals.length / 2);
  const stored = await chats.api.database.query<{ data: Buffer }[]>('select * from document_update');
  const words = JSON.stringify(
    stored.map((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : ''))),
  );
  for (const left of ['p.png', 'z.gif', 'javascript:', 'data:text/html']) expect(words).not.toContain(left);
});

it('[T-43] [ASS-06] the same texts out of a server with tools lead nowhere either, and none of them makes it write', async () => {
  const wire = await new McpWire().start();
  configured(scene, [server(wire)]);
  const { chats, web } = scene;
  const theirs = await chats.api.people.item(await chats.api.people.account(), { kind: 'text_document', title: TITLE });
  const own = (text: string) => text.replaceAll('{{stranger}}', theirs.id);
  const chat = await withTools(scene, ALL, AI_TOOLS);
  const write = { tool: key('add'), input: { title: own('{{stranger}}'), day: 'https://sammler.example/?d=alles' } };
  for (const [at, group] of GROUPS.entries()) {
    wire.says = own(group.map(({ text }) => text).join('\n'));
    const wanted = group.map(({ call }) => JSON.parse(own(JSON.stringify(call))) as WantedCall);
    const alone = group[0]!.ends === 'refused';
    const first = { tool: key('dates'), input: { week: String(at) } };
    const { answer, steps, read } = await scene.answered(chat, `Was steht an? ${at}`, [first], alone ? wanted : [...wanted, write]);
    const about = JSON.stringify({ group, steps });
    expect([read[0]!.slice(0, 12), answer.run!.state], about).toEqual(['--- Material', 'done']);
    const written = steps.filter(({ tool }, index) => index > 0 && tool === 'mcp');
    expect(
      written.map(({ state }) => state),
      about,
    ).toEqual(alone ? [] : ['proposed']);
    ended(
      group,
      steps.slice(1).filter(({ tool }) => tool !== 'mcp'),
      about,
    );
    expect(JSON.stringify(steps) + read.join(), about).not.toContain(TITLE);
  }
  expect(wire.done.map(({ tool }) => tool)).toEqual(GROUPS.map(() => 'dates'));
  expect(web.asked).toEqual([]);
  await wire.stop();
});
