import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A program: one of the product's processes that tells how much memory it holds, after a collection, when it gets SIGWINCH (Nest takes SIGUSR2 for an end). */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGWINCH', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`holds ${heapUsed + external}\n`);
});

if (process.env['UNCOUNTED'] === '1') {
  // Turns off the rate limit, which is tested elsewhere: with it the whole fuzzer could make 300 requests a minute.
  const { Counters } = await import('../../../apps/api/src/platform/counters.js');
  const once = { count: 1, endsAt: Number.MAX_SAFE_INTEGER };
  Counters.prototype.add = () => Promise.resolve(once);
  Counters.prototype.read = () => Promise.resolve({ ...once, count: 0 });
}
await import(process.env['WATCHED'] ?? '');
