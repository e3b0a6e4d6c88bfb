import { appendFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import { REPOSITORY, startProcess } from '../support/process.js';
import { LiveSchool } from './live-school.js';
import { pin } from './measure.js';
import { percentile } from './percentiles.js';

const quick = process.argv.includes('--quick');
const busyBefore = loadavg()[0] ?? 0;
const MANY = quick ? 20_000 : 1_000_000;
const REQUESTS = quick ? 400 : 4000;
/** People who follow a link in the same moment. */
const LANES = 4;
/** The servers take turns, so that none has the quiet minute. */
const ROUNDS = 5;

const agent = new Agent({ keepAlive: true, maxSockets: LANES });
let caller = 0;

/** Milliseconds until the redirect arrives. Each client has an address of its own, as behind a proxy. */
function follow(address: string): Promise<number> {
  caller += 1;
  const from = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'x-forwarded-for': from } }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 302 && answer.headers.location?.endsWith('/tools')) resolve(performance.now() - begun);
        else reject(new Error(`${address} answered ${answer.statusCode} ${answer.headers.location ?? ''}`));
      });
    }).on('error', reject);
  });
}

async function round(address: () => string, times: number[]): Promise<void> {
  const each = REQUESTS / ROUNDS / LANES;
  const lane = async () => {
    for (let asked = 0; asked < each; asked += 1) times.push(await follow(address()));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const codeOf = (number: number): string => `k${number.toString(36)}`;

/** Links to a page of the product, numbered, all of one teacher. */
async function fill(school: LiveSchool, from: number, to: number): Promise<void> {
  const { account } = await school.teacher();
  const sample = await school.people.item(account, { kind: 'link', privacy: 'secret', title: 'Kurzlink' });
  const others = Object.keys(school.database.getMetadata('Item').propertiesMap)
    .map((property) => school.database.getMetadata('Item').findColumnWithPropertyName(property)!.databaseName)
    .filter((column) => !['id', 'short_code', 'token', 'public_token'].includes(column));
  await school.database.transaction(async (manager) => {
    // Lists that follow and words that are found later are not what is measured.
    await manager.query('set local session_replication_role = replica');
    await manager.query(
      `with made as (
       insert into item (id, short_code, token, public_token, ${others.join(', ')})
       select gen_random_uuid(), c.code, md5(c.code), md5('p' || c.code), ${others.map((column) => `i.${column}`).join(', ')}
         from item i cross join unnest($2::text[]) c (code) where i.id = $1 returning id)
     insert into short_link (item_id, url) select id, $3 from made`,
      [sample.id, Array.from({ length: to - from }, (_, index) => codeOf(from + index)), `${school.origin}/tools`],
    );
  });
}

const school = await LiveSchool.open(undefined, { TRUST_PROXY: '1' });
const port = await freePort();
const url = school.database.options as { url: string };
const bare = await startProcess({
  cwd: 'tests',
  entry: 'load/bare-redirect.ts',
  env: { PORT: String(port), DATABASE_URL: url.url, NODE_ENV: 'production' },
  readyUrl: `http://127.0.0.1:${port}/`,
});
const pinned = [school.process.pid, bare.pid].every((pid) => pin(pid, 0)) && pin(process.pid, 1);
console.log(pinned ? 'servers on core 0, simulator on core 1' : 'not pinned to cores');

/** @returns p50 / p95 of ours, of a bare redirect and of one that asks the same table; and how much longer the slow ones take */
async function measured(links: number): Promise<string[]> {
  const someCode = () => codeOf(Math.floor(Math.random() * links));
  const ways = {
    murmel: () => `${school.origin}/s/${someCode()}`,
    bare: () => `http://127.0.0.1:${port}/bare/${someCode()}`,
    asked: () => `http://127.0.0.1:${port}/asked/${someCode()}`,
  };
  const times = { murmel: [] as number[], bare: [] as number[], asked: [] as number[] };
  for (const way of Object.values(ways)) await round(way, []);
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const name of ['bare', 'murmel', 'asked'] as const) await round(ways[name], times[name]);
  const p95 = (name: keyof typeof times) => percentile(times[name], 0.95);
  const told = (name: keyof typeof times) => `${percentile(times[name], 0.5).toFixed(2)} / ${p95(name).toFixed(2)}`;
  const cells = [told('murmel'), told('bare'), told('asked')];
  const ratios = `${(p95('murmel') / p95('bare')).toFixed(2)}; ${(p95('murmel') / p95('asked')).toFixed(2)}`;
  console.log(`  ${links} links: ${cells.join(', bare ')} ms; p95 ${ratios} times as long`);
  return [...cells, ratios];
}

const AT_ONCE = 100_000;
await fill(school, 0, 1000);
const few = await measured(1000);
for (let from = 1000; from < MANY; from += AT_ONCE) await fill(school, from, Math.min(MANY, from + AT_ONCE));
await school.database.query('analyze item, short_link');
const many = await measured(MANY);

await bare.stop();
await school.stop();
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
const row = `| ${[new Date().toISOString().slice(0, 10), ...few, ...many, machine, busyBefore.toFixed(1)].join(' | ')} |`;
console.log(row);
if (!quick) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-links.md'), `${row}\n`);
process.exit(0);
