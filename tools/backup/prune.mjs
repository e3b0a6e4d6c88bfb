import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { basesIn, DAY_MS, KEEP_DAYS, layoutOf, positionOf, UNFINISHED } from './layout.mjs';

/**
 * Takes away what is too old to be kept: bases, and the log that no base needs any more. To be called after a new base was made.
 * @returns how many bases and segments went
 */
export function thinOut({ to, now = Date.now() }) {
  const { bases: folder, log } = layoutOf(to);
  const bases = basesIn(to);
  const old = bases.filter(({ endedAt }) => now - Date.parse(endedAt) >= KEEP_DAYS * DAY_MS);
  for (const { path } of old) rmSync(path, { recursive: true });
  if (existsSync(folder))
    for (const name of readdirSync(folder)) if (name.endsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true });
  const [oldest] = bases.filter((base) => !old.includes(base));
  const needless = oldest && existsSync(log) ? readdirSync(log).filter((name) => positionOf(name) < positionOf(oldest.firstLog)) : [];
  for (const name of needless) rmSync(join(log, name));
  return { bases: old.length, segments: needless.length };
}
