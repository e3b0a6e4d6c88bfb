import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';

/** Duration of the measurement on the reference machine: two idle cores of 2026, measured with `node tools/stages/machine-speed.mjs`. */
const REFERENCE_MS = 1200;
/** As many threads as stages keep busy: other load on the machine affects both. */
const THREADS = 2;
const ROUNDS = 36;
const WRITES = 40;

/**
 * Measures how many times slower than the reference this machine is at present, with its current load. The work is similar to that of
 * tests: JavaScript, hashing, packing, and writing that waits for the disk.
 */
export async function slowness() {
  const started = performance.now();
  await Promise.all(Array.from({ length: THREADS }, workInThread));
  return (performance.now() - started) / REFERENCE_MS;
}

function workInThread() {
  const worker = new Worker(new URL(import.meta.url));
  return new Promise((resolve, reject) => worker.once('error', reject).once('message', resolve)).finally(() => worker.terminate());
}

function work() {
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = JSON.stringify(Array.from({ length: 20_000 }, (_value, index) => ({ index, word: `${round} ${index * 31}` })));
    const sorted = JSON.parse(text).sort((a, b) => (a.word < b.word ? -1 : 1));
    createHash('sha256').update(text).update(String(sorted.length)).digest('hex');
    gzipSync(text, { level: 6 });
  }
  writeDown();
}

function writeDown() {
  const path = join(tmpdir(), `murmel-speed-${process.pid}-${Math.random().toString(36).slice(2)}`);
  const file = openSync(path, 'w');
  for (let count = 0; count < WRITES; count += 1) {
    writeSync(file, Buffer.alloc(8192, count));
    fsyncSync(file);
  }
  closeSync(file);
  rmSync(path);
}

if (!isMainThread) {
  work();
  parentPort.postMessage('done');
} else if (process.argv[1] === new URL(import.meta.url).pathname) {
  const before = process.cpuUsage();
  const ratio = await slowness();
  const { user, system } = process.cpuUsage(before);
  console.log(`${Math.round(ratio * REFERENCE_MS)} ms, ${Math.round((user + system) / 1000 / THREADS)} ms of each core`);
}
