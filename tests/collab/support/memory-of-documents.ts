import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LIMITS } from '@murmel/contracts';
import { newId } from '@murmel/server';
import { singleLetters } from './hostile-bytes.js';
import { Lesson } from './lesson.js';
import { RawClient } from './raw-client.js';

/** A process of its own that opens full documents, leaves them, and says what its memory was: before, meanwhile, after. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapMegabytes(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1024 / 1024);
}

const DOCUMENTS = 2;
/** A large document stays in memory for a moment after all clients have left it. */
const GONE_WITHIN_MS = 60_000;
const PART = 10_000;
const lesson = await Lesson.start(process.env['DATABASE_URL'] ?? '');
const teacher = await lesson.people.account();
const before = heapMegabytes();
const clients: RawClient[] = [];
for (let index = 0; index < DOCUMENTS; index += 1) {
  const item = await lesson.document(teacher);
  for (let clock = 0; clock + PART <= LIMITS.collaboration.documentStructs; clock += PART) {
    const bytes = Buffer.from(singleLetters(1001, clock, PART, 'default'));
    await lesson.database.query('insert into document_update (item_id, bytes, visitor_id) values ($1, $2, $3)', [item.id, bytes, newId()]);
  }
  clients.push(await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { accountId: teacher.id })));
}
const open = heapMegabytes();
clients.forEach((client) => client.leave());
clients.length = 0;
const deadline = Date.now() + GONE_WITHIN_MS;
let after = open;
while (after > before + 20 && Date.now() < deadline) {
  await wait(500);
  after = heapMegabytes();
}
process.stdout.write(`memory ${JSON.stringify({ before, open, after })}\n`);
await lesson.stop();
process.exit(0);
