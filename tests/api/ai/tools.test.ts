import { AI_STEP_LIMITS, AI_TOOLS, type AiMessage, type AiStep, type AiTool, type AssistantItem, LIMITS } from '@murmel/contracts';
import { readTextDocument } from '@murmel/documents';
import { berlinMonth, Item, loadDocument } from '@murmel/server';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { AiTools } from '../../../apps/api/src/core/ai/tools/ai-tools.js';
import { NO_FETCHING } from '../../../apps/api/src/core/web-requests/fetch-rules.js';
import type { Refusal } from '../../support/browser.js';
import { sample } from '../recordings/recorded.js';
import { configured, model, provider } from './configured.js';
import { type Chat, withToolScene } from './tool-scene.js';

const scene = withToolScene();
const wanted = (tool: AiTool, input: unknown) => [{ tool, input }];
const confirm = ({ teacher }: Chat, id: string) => teacher.call<AiStep & Refusal>('PUT', `/api/ai/steps/${id}/confirm`, { body: {} });

it('[ASS-05] there are sixteen tools; a house that asks nobody outside has those that stay inside, and none that needs a key is offered', async () => {
  expect(AI_TOOLS).toEqual([
    ...['async_deep_research', 'code_interpreter', 'crawl_web_page', 'generate_image', 'generate_pinboard', 'generate_quiz'],
    ...['generate_text_document', 'generate_web_page', 'search_images', 'search_knowledge_base', 'search_web', 'search_wikipedia'],
    ...['search_wolfram_alpha', 'search_wolfram_alpha_steps', 'search_youtube', 'transcribe_video'],
  ]);
  const inside = ['code_interpreter', 'generate_pinboard', 'generate_quiz', 'generate_text_document', 'generate_web_page'];
  const { body } = await scene.chats.api.browser().get<{ tools: string[] }>('/api/ai/tools');
  expect(body.tools).toEqual(expect.arrayContaining([...inside, 'crawl_web_page', 'search_wikipedia']));
  for (const foreign of ['search_web', 'search_images', 'search_wolfram_alpha', 'search_wolfram_alpha_steps', 'search_youtube'])
    expect(body.tools).not.toContain(foreign);
  const tools = scene.chats.api.application.get(AiTools);
  const rules = Reflect.get(tools, 'rules') as object;
  Reflect.set(tools, 'rules', NO_FETCHING);
  expect((await scene.chats.api.browser().get<{ tools: string[] }>('/api/ai/tools')).body.tools).not.toEqual(
    expect.arrayContaining(['crawl_web_page']),
  );
  Reflect.set(tools, 'rules', rules);
});

it('what a tool found stands between lines that nobody can guess, is kept with its sources, and only models with tools get any', async () => {
  scene.web.answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        query: {
          pages: [
            { title: 'Moor', extract: 'Ein Moor ist nass.', index: 2 },
            { title: 'Hochmoor (Begriff)', extract: 'Ein Hochmoor.', index: 1 },
          ],
        },
      }),
    );
  const chat = await scene.chats.newChat();
  const { answer, steps, read } = await scene.answered(chat, 'Was ist ein Moor?', wanted('search_wikipedia', { query: 'Moor' }));
  expect([answer.text, answer.run!.state]).toEqual(['Fertig.', 'done']);
  expect(steps).toMatchObject([
    {
      ...{
        tool: 'search_wikipedia',
        state: 'done',
        subject: 'Moor',
        result: 'Hochmoor (Begriff)\nEin Hochmoor.\n\nMoor\nEin Moor ist nass.',
      },
      ...{ item: null, failure: null },
      sources: [
        { title: 'Hochmoor (Begriff)', address: 'https://de.wikipedia.org/wiki/Hochmoor_(Begriff)' },
        { title: 'Moor', address: 'https://de.wikipedia.org/wiki/Moor' },
      ],
    },
  ]);
  expect(read[0]).toMatch(/^(--- Material [\w-]{12} ---)\n[^]*Ein Moor ist nass\.\n\1$/);
  expect(scene.web.asked[0]).toMatch(/^wiki\.example:\d+\/de\?.*gsrsearch=Moor/);
  await scene.chats.ask(chat, 'Und ohne?', { model: 'good' });
  await scene.chats.settled();
  expect(scene.chats.wire.asked.at(-1)!.body).not.toHaveProperty('tools');
});

it('a page is read that the person named, without its scripts and bounded; names stay placeholders outside and come back in what is made', async () => {
  scene.web.answer = (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<title>Wald</title><nav>Menü</nav><script>böse()</script><h1>Der Wald</h1><p>${'Baum '.repeat(5000)}</p>`);
  const chat = await scene.chats.newChat();
  const address = `http://wald.example:${scene.web.port}/wald?a=1`;
  const { steps, read } = await scene.answered(
    chat,
    `Fass ${address}, zusammen für alle.`,
    wanted('crawl_web_page', { address }),
    wanted('generate_text_document', {
      title: 'Für [Person 1]',
      markdown: '# Wald\n\nLiebe [Person 1], ![Bild](https://fremd.example/b.png)',
    }),
  );
  expect(steps.map(({ tool, state }) => [tool, state])).toEqual([
    ['crawl_web_page', 'done'],
    ['generate_text_document', 'proposed'],
  ]);
  expect(read[0]).toContain('Der Wald\n\nBaum Baum');
  for (const left of ['Menü', 'böse']) expect(read[0]).not.toContain(left);
  expect(read[0]!.length).toBeLessThan(AI_STEP_LIMITS.result + 100);
  expect(steps[0]!.sources).toEqual([{ title: 'Wald', address }]);
  expect(steps[1]!.subject).toBe('Für [Person 1]');
  // A name that the model knows as a placeholder only stands in what is made, and never in what is looked up.
  const named = await scene.answered(
    chat,
    'Ein Brief an Frau Quastenflosser, bitte.',
    wanted('search_wikipedia', { query: '[Person 1]' }),
    wanted('generate_text_document', { title: 'An [Person 1]', markdown: 'Liebe [Person 1]' }),
  );
  expect(scene.web.asked.at(-1)).toContain('gsrsearch=%5BPerson+1%5D');
  expect(named.steps[1]).toMatchObject({ subject: 'An Quastenflosser', result: 'Liebe Quastenflosser' });
});

it('what is proposed is made by a click, once, counted by the month; nobody else can click, and nothing is made before', async () => {
  const chat = await scene.chats.newChat();
  const { manager } = scene.chats.api.database;
  const proposals: [AiTool, object][] = [
    ['generate_text_document', { title: 'Der Wald', markdown: '# Wald\n\n- Baum\n- Moos' }],
    ['generate_pinboard', { title: 'Ideen', lists: [{ name: 'Pro', cards: [{ title: 'Schatten', text: 'kühl' }] }] }],
    ['generate_quiz', { title: 'Waldquiz', questions: [{ question: 'Was ist grün?', options: ['Moos', 'Schnee'], correct: [0] }] }],
    ['generate_web_page', { title: 'Waldseite', sections: [{ heading: 'Moos', text: 'Es ist grün.' }] }],
  ];
  const { steps, read } = await scene.answered(
    chat,
    'Mach mir alles',
    proposals.map(([tool, input]) => ({ tool, input })),
  );
  expect(steps.map(({ tool, state, subject }) => [tool, state, subject])).toEqual(
    proposals.map(([tool, input]) => [tool, 'proposed', (input as { title: string }).title]),
  );
  expect(read.join()).toContain('Angelegt ist noch nichts');
  expect(await manager.countBy(Item, { ownerId: chat.accountId })).toBe(0);
  const stranger = await scene.chats.newChat();
  expect((await confirm(stranger, steps[0]!.id)).status).toBe(404);
  const [one, two] = await Promise.all([confirm(chat, steps[0]!.id), confirm(chat, steps[0]!.id)]);
  expect([one.body.item, one.body.state]).toEqual([two.body.item, 'made']);
  for (const { id } of steps.slice(1)) expect((await confirm(chat, id)).status).toBe(200);
  const items = await manager.find(Item, { where: { ownerId: chat.accountId }, order: { createdAt: 'ASC' } });
  expect(items.map(({ title, kind, privacy }) => [title, kind, privacy])).toEqual([
    ['Der Wald', 'text_document', 'locked'],
    ['Ideen', 'pinboard', 'locked'],
    ['Waldquiz', 'worksheet', 'locked'],
    ['Waldseite', 'website_page', 'locked'],
  ]);
  const counted = await scene.chats.api.database.query<{ kind: string; count: number }[]>(
    "select kind, count from creation_count where account_id = $1 and kind <> 'chat_message' order by kind",
    [chat.accountId],
  );
  expect(counted.every(({ count }) => count === 1)).toBe(true);
  // At the limit of the month nothing is made, and the proposal stays.
  const [kind, limit] = Object.entries(LIMITS.monthlyCreations).find(([name]) => name === 'text_document') ?? [];
  if (kind === undefined) return;
  const next = await scene.answered(chat, 'Noch eins', wanted('generate_text_document', proposals[0]![1]));
  await scene.chats.api.database.query('update creation_count set count = $3 where account_id = $1 and kind = $2 and month = $4', [
    ...[chat.accountId, kind, limit, berlinMonth(new Date())],
  ]);
  expect((await confirm(chat, next.steps[0]!.id)).body.code).toBe('LIMIT_REACHED');
  await chat.teacher.call('DELETE', `/api/ai/conversations/${chat.id}`, {});
  expect((await confirm(chat, next.steps[0]!.id)).status).toBe(404);
});

it('[AIT-17] a model that calls tools wrongly is told once, and then its answer ends with a reason; uses and rounds are bounded', {
  tags: ['proof'],
}, async () => {
  const chat = await scene.chats.newChat();
  const wrong = [{ tool: 'code_interpreter', input: '{"code": ' }];
  const once = await scene.answered(chat, 'Rechne', wrong, wanted('code_interpreter', { code: '6 * 7' }));
  expect([once.answer.text, once.steps.map(({ state, result }) => [state, result])]).toEqual(['Fertig.', [['done', 'Ergebnis: 42']]]);
  const twice = await scene.answered(chat, 'Rechne', wrong, [{ tool: 'rm_rf', input: {} }]);
  expect([twice.answer.run!.failure, twice.steps]).toEqual(['toolCall', []]);
  const many = Array.from({ length: AI_STEP_LIMITS.perRun + 5 }, () => ({ tool: 'generate_quiz', input: { title: 'x', questions: [] } }));
  expect((await scene.answered(chat, 'Viel', many)).answer.run!.failure).toBe('toolCall');
  const endless = Array.from({ length: AI_STEP_LIMITS.rounds + 2 }, () => wanted('code_interpreter', { code: '1' }));
  const { answer, steps } = await scene.answered(chat, 'Immer weiter', ...endless);
  expect([answer.run!.failure, steps.length]).toEqual(['toolCall', AI_STEP_LIMITS.rounds - 1]);
  const often = await scene.answered(
    chat,
    'Oft',
    Array.from({ length: AI_STEP_LIMITS.perRun + 3 }, () => ({ tool: 'crawl_web_page', input: { address: 'x' } })),
  );
  expect([often.answer.run!.state, often.steps.length]).toEqual(['done', AI_STEP_LIMITS.perRun]);
  const failed = await scene.answered(chat, 'http://10.0.0.1/ und http://weg.example/', [
    ...wanted('crawl_web_page', { address: 'http://10.0.0.1/' }),
    ...wanted('code_interpreter', { code: 'let a = "x"; for (;;) a += a' }),
  ]);
  expect(failed.steps.map(({ state, failure }) => [state, failure])).toEqual([
    ['failed', 'unreachable'],
    ['done', null],
  ]);
});

it('[ASS-05] [ASS-06] [T-43] an assistant has the tools that its maker chose; to guests it proposes nothing, and reads pages that its maker named', async () => {
  scene.web.answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('Im Wald ist es still.');
  const { teacher, accountId } = await scene.chats.newChat();
  const { people, browser } = { people: scene.chats.api.people, browser: scene.chats.api.browser() };
  const [named, other] = ['regeln', 'anders'].map((path) => `http://wald.example:${scene.web.port}/${path}`);
  const tools: AiTool[] = ['crawl_web_page', 'generate_quiz'];
  const made = await teacher.call<AssistantItem>('POST', '/api/ai/assistants', {
    body: { title: 'Förster', instructions: `Lies ${named}`, tools, mcpTools: ['schule/kalender'], model: 'obeys' },
  });
  // Tools of servers connected by the operator are chosen apart from these (spec ASS-06).
  expect([made.body.assistant.tools, made.body.assistant.mcpTools]).toEqual([tools, ['schule/kalender']]);
  const offered = () => (scene.chats.wire.asked.at(-1)!.body['tools'] as { function: { name: string } }[]).map((one) => one.function.name);
  const begin = (person: typeof teacher) =>
    person.call<{ id: string }>('POST', `/api/ai/assistants/${made.body.id}/conversations`, { body: {} });
  const own = { teacher, accountId, id: (await begin(teacher)).body.id };
  await scene.answered(own, 'Hallo');
  expect(offered()).toEqual(tools);
  await scene.chats.api.database.query(
    "update item set privacy = 'secret', visitor_permission = 'visitor_permissions_write' where id = $1",
    [made.body.id],
  );
  const item = await scene.chats.api.database.manager.findOneByOrFail(Item, { id: made.body.id });
  await people.grant(item, await people.visit(browser));
  const guest = { teacher: browser, accountId, id: (await begin(browser)).body.id };
  const wantedOfGuest = [named, other].map((address) => ({ tool: 'crawl_web_page', input: { address } }));
  const { steps } = await scene.answered(guest, `Lies ${other}`, wantedOfGuest);
  expect(offered()).toEqual(['crawl_web_page']);
  expect(steps.map(({ state, failure }) => [state, failure])).toEqual([
    ['done', null],
    ['failed', 'notAsked'],
  ]);
});

it('a finished answer becomes a document with its formatting, as often as somebody wants, and stands below it; an unfinished one and those of others do not', async () => {
  const { chats } = scene;
  const chat = await chats.newChat();
  const { question, answer } = await chats.ask(chat, 'Schreib etwas', { model: 'good' });
  await chats.settled();
  const markdown =
    '## Der *Wald*\n\n1. **Moose** mit $x^2$\n2. Farne\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a = 1;\n```\n\n\\[\nE = mc^2\n\\]\n\nUnd \\(a+b\\).';
  await chats.api.database.query('update ai_message set text = $2 where id = $1', [answer.id, markdown]);
  const make = (by: Chat, messageId: string, tool = 'generate_text_document', headers: Record<string, string> = {}) =>
    by.teacher.call<AiStep & Refusal>('POST', '/api/ai/steps', { body: { messageId, tool }, headers });
  const made = await make(chat, answer.id, undefined, { 'idempotency-key': 'k' });
  expect([made.status, made.body.state, made.body.subject]).toEqual([201, 'made', 'Der Wald']);
  expect((await make(chat, answer.id, undefined, { 'idempotency-key': 'k' })).body.id).toBe(made.body.id);
  const { id } = made.body.item!;
  expect(await chats.api.database.manager.findOneBy(Item, { id })).toMatchObject({
    ownerId: chat.accountId,
    kind: 'text_document',
    title: 'Der Wald',
  });
  const { body } = await chat.teacher.get<AiMessage>(`/api/ai/messages/${answer.id}`);
  expect(body.steps.map(({ tool, item }) => [tool, item])).toEqual([['generate_text_document', { id, kind: 'text_document' }]]);
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(chats.api.database.manager, id));
  const words = JSON.stringify(readTextDocument(document).toJSON());
  for (const part of ['heading', 'orderedList', 'bold', 'italic', 'table', 'codeBlock', 'let a = 1;', 'E = mc^2', 'a+b', 'x^2'])
    expect(words).toContain(part);
  expect((await make(chat, answer.id)).body.id).not.toBe(made.body.id);
  expect([(await make(chat, question.id)).status, (await make(await chats.newChat(), answer.id)).status]).toEqual([404, 404]);
  expect((await make(chat, answer.id, 'generate_quiz')).status).toBe(400);
  await chats.api.database.query("update ai_run set ended_at = null, state = 'running' where message_id = $1", [answer.id]);
  expect((await make(chat, answer.id)).body.code).toBe('AI_ANSWER_NOT_DONE');
  await chats.api.database.query("update ai_run set ended_at = now(), state = 'done' where message_id = $1", [answer.id]);
  await chats.api.database.query('update ai_step set position = 1000 where id = $1', [made.body.id]);
  expect((await make(chat, answer.id)).body.code).toBe('LIMIT_REACHED');
});

it('[AIT-17] [T-43] what is said in a film is written down where a teacher gave its address; one that is not public, or none, is told so', async () => {
  const { wire, api } = scene.chats;
  const models = [model('obeys', { plugins: true })];
  configured(api, [provider(wire, 'a', models, { transcriptionModels: [{ id: 'ohr', remoteId: 'hears', name: 'Ohr' }] })]);
  expect((await api.browser().get<{ tools: string[] }>('/api/ai/tools')).body.tools).toContain('transcribe_video');
  const film = (path: string) => `http://film.example:${scene.web.port}/${path}`;
  scene.web.answer = (request, response) =>
    request.url === '/film.webm'
      ? response.writeHead(200, { 'content-type': 'video/webm' }).end(sample('film.webm'))
      : request.url === '/privat'
        ? response.writeHead(403).end()
        : response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Bitte anmelden</p>');
  const chat = await scene.chats.newChat();
  const said = async (path: string, typed = path) => {
    const wants = wanted('transcribe_video', { address: film(path) });
    const { steps, read } = await scene.answered(chat, `Was sagt ${film(typed)} dazu? ${path} ${typed}`, wants);
    return [steps[0]!.state, steps[0]!.failure ?? steps[0]!.result, read[0]] as const;
  };
  expect(await said('film.webm')).toEqual(['done', 'Zähle bis 3', expect.stringContaining('Material')]);
  expect(wire.asked.find(({ path }) => path.endsWith('/audio/transcriptions'))!.body['bytes']).toBe(sample('film.webm').length);
  for (const path of ['privat', 'seite']) expect((await said(path)).slice(0, 2)).toEqual(['failed', 'videoGone']);
  expect((await said('film.webm', 'anders')).slice(0, 2)).toEqual(['proposed', film('film.webm')]);
  configured(api, [provider(wire, 'a', models)]);
  expect((await api.browser().get<{ tools: string[] }>('/api/ai/tools')).body.tools).not.toContain('transcribe_video');
});
