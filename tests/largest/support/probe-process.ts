import { setTimeout as wait } from 'node:timers/promises';

/** A program: an unaffected client that requests one address again and again and reports the time and duration. */
const address = process.env['ASKED'] ?? '';
const PAUSE_MS = 50;

for (;;) {
  const asked = Date.now();
  const { status } = await fetch(address).then(
    async (answer) => (await answer.arrayBuffer(), answer),
    () => ({ status: 0 }),
  );
  process.stdout.write(`${asked} ${Date.now()} ${status}\n`);
  await wait(PAUSE_MS);
}
