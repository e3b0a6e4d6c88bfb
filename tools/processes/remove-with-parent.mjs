// Removes a folder once the program that started this one is gone, however it went: node remove-with-parent.mjs <folder>
import { rmSync } from 'node:fs';

/** Others that end with it may still be writing there. */
const TRIES = 30;
const folder = process.argv[2];
let tries = 0;

function remove() {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another process wrote into it at this very moment.
  }
  tries += 1;
  if (tries < TRIES) setTimeout(remove, 500);
}
process.stdin.on('end', remove).on('error', remove).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
