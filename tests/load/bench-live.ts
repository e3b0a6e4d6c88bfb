import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import { REPOSITORY, startProcess } from '../support/process.js';
import { broadcastTime } from './broadcast.js';
import { lesson } from './lesson.js';
import { LiveSchool } from './live-school.js';
import { pin } from './measure.js';
import { RawLiveClient } from './raw-live-client.js';
import { vote } from './vote.js';

const quick = process.argv.includes('--quick');
const busyBefore = loadavg()[0] ?? 0;
/** A school of four classes behind one address. */
const LESSON = quick
  ? { visitors: 120, joinSeconds: 5, wordsEach: 3, writeSeconds: 10 }
  : { visitors: 120, joinSeconds: 60, wordsEach: 10, writeSeconds: 300 };
const VOTE = { voters: 1000, seconds: 5 };
const RECEIVERS = [35, 1000];
const ROUNDS = quick ? 5 : 20;

interface Broadcast {
  receivers: number;
  ours: number;
  bare: number;
}

async function broadcasts(school: LiveSchool): Promise<Broadcast[]> {
  const port = await freePort();
  const bareOrigin = `http://127.0.0.1:${port}`;
  const bare = await startProcess({
    cwd: 'tests',
    entry: 'load/bare-ws.ts',
    env: { PORT: String(port), NODE_ENV: 'production' },
    readyUrl: `${bareOrigin}/`,
  });
  pin(bare.pid, 0);
  const { account, browser } = await school.teacher();
  const results: Broadcast[] = [];
  try {
    for (const receivers of RECEIVERS) {
      const item = await school.cloud(account, { privacy: 'public_for_all' }, { showBeforeSubmit: true });
      const add = (round: number) => browser.put(`/api/word_clouds/word_clouds/${item.id}/add_word`, { words: `Wort ${round}` });
      // A cloud as large as after some minutes: about a kilobyte per push, the same for both.
      for (let word = 100; word < 120; word += 1) await add(word);
      const { body } = await browser.get(`/api/word_clouds/word_clouds/${item.id}/cloud`);
      const padding = JSON.stringify(body);
      const ours = await joinAll(school.origin, item.id, receivers);
      const oursTime = await broadcastTime(ours, ROUNDS, add);
      await Promise.all(ours.map((receiver) => receiver.leave()));
      const theirs = await joinAll(bareOrigin, item.id, receivers);
      const bareTime = await broadcastTime(theirs, ROUNDS, () => fetch(bareOrigin, { method: 'POST', body: padding }));
      await Promise.all(theirs.map((receiver) => receiver.leave()));
      results.push({ receivers, ours: oursTime, bare: bareTime });
      console.log(
        `  to the last of ${receivers}: murmel ${oursTime.toFixed(1)} ms, bare ws ${bareTime.toFixed(1)} ms, ratio ${(oursTime / bareTime).toFixed(2)}`,
      );
    }
  } finally {
    await bare.stop();
  }
  return results;
}

/** Fifty at a time: a school comes in within seconds. */
async function joinAll(origin: string, itemId: string, receivers: number): Promise<RawLiveClient[]> {
  const clients: RawLiveClient[] = [];
  while (clients.length < receivers) {
    clients.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, receivers - clients.length) }, () => RawLiveClient.join(origin, itemId)))),
    );
  }
  return clients;
}

const school = await LiveSchool.open();
console.log(pin(school.process.pid, 0) && pin(process.pid, 1) ? 'api on core 0, simulator on core 1' : 'not pinned to cores');
const broadcast = await broadcasts(school);
const voted = await vote(school, VOTE.voters, VOTE.seconds);
console.log(
  `  ${voted.voters} voters in ${VOTE.seconds} s: ${voted.answered} answered, ${voted.stored} stored, ${voted.shown} shown; api p50 ${voted.p50.toFixed(0)}, p95 ${voted.p95.toFixed(0)} ms; at most ${voted.pushesPerSecond} pushes per second`,
);
console.log(
  `  ${LESSON.visitors} visitors join within ${LESSON.joinSeconds} s and write ${LESSON.wordsEach} words each in ${LESSON.writeSeconds} s ...`,
);
const taught = await lesson(school, LESSON);
console.log(
  `  ${taught.sent} words: ${taught.lost} lost, ${taught.doubled} doubled, ${taught.refused} refused; tap to projector p50 ${taught.p50.toFixed(0)}, p95 ${taught.p95.toFixed(0)} ms`,
);
await school.stop();

const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
const folder = join(REPOSITORY, '.data', 'bench');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'live.json'), JSON.stringify({ date, machine, node: process.version, broadcast, voted, taught }, undefined, 2));
const cells = [
  date,
  ...broadcast.map(({ ours, bare }) => `${ours.toFixed(1)} / ${bare.toFixed(1)} (${(ours / bare).toFixed(2)})`),
  `${voted.shown} of ${voted.voters}, ${voted.p50.toFixed(0)} / ${voted.p95.toFixed(0)}, ${voted.pushesPerSecond}`,
  `${taught.sent} / ${taught.lost} / ${taught.doubled}, ${taught.p50.toFixed(0)} / ${taught.p95.toFixed(0)}`,
  machine,
  busyBefore.toFixed(1),
];
console.log(`| ${cells.join(' | ')} |`);
if (!quick) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-live.md'), `| ${cells.join(' | ')} |\n`);
process.exit(0);
