import { measure, pin } from './measure.js';
import { startBare, startMurmel } from './targets.js';
const which = process.argv[2];
const target = which === 'bare' ? await startBare() : await startMurmel();
pin(target.process.pid, 0); pin(process.pid, 1);
for (let i = 0; i < 2; i++) {
const m = await measure(target, { classes: 30, clients: 35, writers: 5, editsPerSecond: 4, seconds: 6 });
console.log(which, JSON.stringify(m), 'cpu ms per edit', (m.cpu / 100 * 1000 / 600).toFixed(3));
}
await target.stop();
process.exit(0);
