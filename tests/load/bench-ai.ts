import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { AiAsked, AiConversation, LiveStreamEntry } from '@murmel/contracts';
import { readAiProviders } from '@murmel/server';
import { LiveBrowser } from '../live/support/live-browser.js';
import type { TestBrowser } from '../support/browser.js';
import { REPOSITORY } from '../support/process.js';
import { cpuSeconds } from './cpu.js';
import { retrieval } from './known-files.js';
import { LiveSchool } from './live-school.js';
import { pin } from './measure.js';
import { percentile } from './percentiles.js';

const quick = process.argv.includes('--quick');
const busyBefore = loadavg()[0] ?? 0;
/** A school's staff that asks at the same time. */
const PEOPLE = 35;
/** Words of an answer, and how fast a model says them. */
const WORDS = quick ? 60 : 400;
const PACE_MS = 50;
/** A model thinks before its first word. */
const THINKS_MS = 1500;
const CHATS = quick ? 50 : 1000;
const MESSAGES = 200;
const TIMES = 40;

/** Numbers of an embedding, as models of that kind have them, and how long one thinks about a question. */
const DIMENSIONS = 1024;
const EMBEDS_MS = 20;

/** Where a text lies: nowhere in particular, and the same text at the same place. */
function lies(text: string): number[] {
  let seed = [...text.slice(0, 60)].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
  return Array.from({ length: DIMENSIONS }, () => ((seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) % 2000) / 1000 - 1);
}

async function embed(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { input } = (await json(request)) as { input: string[] };
  await wait(EMBEDS_MS);
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: lies(text) }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', data }));
}

/** A model that says when it says each word. */
const model = createServer((request, response) => {
  if (request.url?.endsWith('/embeddings')) return void embed(request, response);
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = (content: string, finish: string | null) =>
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
    response.flushHeaders();
    // Whole answers do not keep step with each other.
    let said = -Math.ceil((THINKS_MS * (0.5 + Math.random())) / PACE_MS);
    const timer = setInterval(() => {
      said += 1;
      if (said <= 0) return;
      if (said > WORDS) {
        clearInterval(timer);
        response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
      } else response.write(chunk(`w${performance.now().toFixed(1)} `, null));
    }, PACE_MS);
  });
});
await new Promise<void>((done) => model.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;

/** Milliseconds from saying to being here, of the words in a text. */
const ages = (text: string): number[] => [...text.matchAll(/w([\d.]+)/g)].map(([, at]) => performance.now() - Number(at));

const AI_PROVIDERS = JSON.stringify([
  {
    ...{ id: 'a', name: 'A', baseUrl: address, location: { level: 'house', place: 'Hier' } },
    models: [{ id: 'm', name: 'M', contextWindow: 100_000, maxTokens: 4000 }],
    embeddingModels: [{ id: 'e', name: 'E' }],
  },
]);
const school = await LiveSchool.open(undefined, { AI_PROVIDERS });
const pinned = pin(school.process.pid, 0) && pin(process.pid, 1);
console.log(pinned ? 'api on core 0, model and simulator on core 1' : 'not pinned to cores');

interface Heard {
  first: number[];
  all: number[];
}
/** Asks and listens to the answer. */
async function listen(browser: TestBrowser, heard: Heard): Promise<void> {
  const { body: conversation } = await browser.call<AiConversation>('POST', '/api/ai/conversations', { body: {} });
  const live = await LiveBrowser.open<{ state: string }>(browser);
  const { body } = await browser.call<AiAsked>('POST', '/api/ai/messages', {
    body: { ownerType: 'AiConversation', ownerId: conversation.id, text: 'Erzähl' },
  });
  let words = 0;
  live.socket.on('pieces', ({ pieces }) => {
    const here = ages(pieces.map(({ piece }) => (piece as LiveStreamEntry['piece'] & string) ?? '').join(''));
    if (words === 0 && here[0] !== undefined) heard.first.push(here[0]);
    heard.all.push(...here);
    words += here.length;
  });
  await live.socket.timeout(5000).emitWithAck('join', { topic: 'ai-run', id: body.answer.run!.id });
  while (words < WORDS) await wait(20);
  live.close();
}

/** The same words straight from the model. */
async function straight(heard: Heard): Promise<void> {
  const answer = await fetch(`${address}/chat/completions`, { method: 'POST', body: '{}' });
  const decoder = new TextDecoder();
  let words = 0;
  for await (const part of answer.body!) {
    const here = ages(decoder.decode(part as Uint8Array, { stream: true }));
    if (words === 0 && here[0] !== undefined) heard.first.push(here[0]);
    heard.all.push(...here);
    words += here.length;
  }
}

const teachers = await Promise.all(Array.from({ length: PEOPLE }, () => school.teacher()));
const bare: Heard = { first: [], all: [] };
await Promise.all(teachers.map(() => straight(bare)));
const ours: Heard = { first: [], all: [] };
const [cpu, begun] = [cpuSeconds(school.process.pid), performance.now()];
await Promise.all(teachers.map(({ browser }) => listen(browser, ours)));
const share = Math.round(((cpuSeconds(school.process.pid) - cpu) / ((performance.now() - begun) / 1000)) * 100);
const told = (times: number[]) => `${percentile(times, 0.5).toFixed(0)} / ${percentile(times, 0.95).toFixed(0)}`;
const ratio = (percentile(ours.first, 0.95) / percentile(bare.first, 0.95)).toFixed(1);
console.log(`  first word: ${told(ours.first)} ms (aim: p95 at most 60), straight ${told(bare.first)}; every word ${told(ours.all)}`);
console.log(`  api: ${share} % of a core (aim: at most 40)`);

const { account, browser } = teachers[0]!;
await school.database.query(
  `with chat as (insert into ai_conversation (id, account_id, title, system_prompt, created_at, changed_at)
     select gen_random_uuid(), $1, 'Chat ' || n, '', now(), now() - make_interval(mins => n) from generate_series(1, $2::int) n returning id)
   insert into ai_message (id, conversation_id, role, text, created_at)
     select gen_random_uuid(), chat.id, case when n % 2 = 0 then 'assistant' else 'user' end,
            repeat('Der Wald ist ein Ökosystem mit Stockwerken. ', 12) || n, now() + make_interval(secs => n) from chat, generate_series(1, $3::int) n`,
  [account.id, CHATS, MESSAGES],
);
await school.database.query('analyze ai_conversation, ai_message');
const { body: list } = await browser.get<{ entries: AiConversation[] }>('/api/ai/conversations?limit=100');
async function timed(paths: readonly string[]): Promise<number> {
  const from = performance.now();
  for (const { status } of await Promise.all(paths.map((path) => browser.get(path))))
    if (status !== 200) throw new Error(`answered ${status}`);
  return performance.now() - from;
}
const [opened, found]: number[][] = [[], []];
for (let n = 0; n < TIMES; n += 1) {
  const { id } = list.entries[(n * 7) % list.entries.length]!;
  const messages = `/api/ai/messages?ownerType=AiConversation&ownerId=${id}&limit=100`;
  opened!.push(await timed([`/api/ai/conversations/${id}`, messages, '/api/ai/conversations?limit=30']));
  found!.push(await timed([`/api/ai/conversations/search?query=${n % 2 ? 'Krokodil' : 'Stockwerken'}`]));
}
console.log(`  a chat of ${MESSAGES} messages among ${CHATS}: open ${told(opened!)} ms (aim: p95 at most 200), search ${told(found!)}`);

const known = await retrieval(browser, school.database, {
  ...{ files: quick ? 1 : 5, times: quick ? 20 : 200, provider: readAiProviders(AI_PROVIDERS)[0]! },
});
console.log(`  passages out of files of 10 MB: ${told(known.found)} ms (aim: p95 at most 150), one is read in ${told(known.read)} s`);
console.log(`  by meaning as well: ${told(known.meant)} ms (aim: p95 at most 150), all lay there after ${known.laid.toFixed(0)} s`);

await school.stop();
model.closeAllConnections();
model.close();
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
const cells = [
  told(ours.first),
  told(bare.first),
  ratio,
  told(ours.all),
  `${share} %`,
  told(opened!),
  told(found!),
  told(known.found),
  told(known.read),
  told(known.meant),
  known.laid.toFixed(0),
];
const row = `| ${[new Date().toISOString().slice(0, 10), ...cells, machine, busyBefore.toFixed(1)].join(' | ')} |`;
console.log(row);
if (!quick) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-ai.md'), `${row}\n`);
process.exit(0);
