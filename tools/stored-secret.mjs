import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Puts a new secret in front of the one that `npm start` keeps beside the data. One that was put there before and never finished stays:
 * something may be stored under it already.
 * @throws when none was kept yet
 */
export function addKeptSecret(file) {
  const secrets = read(file);
  if (secrets.length === 0) throw new Error(`There is no secret in ${file} yet; the first start makes one.`);
  if (secrets.length === 1) write(file, [randomBytes(32).toString('base64url'), ...secrets]);
}

/** Removes the earlier secrets, because no value is stored under them any more. */
export function forgetEarlierSecrets(file) {
  write(file, read(file).slice(0, 1));
}

function read(file) {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : [];
}

/** Whole or not at all: half a secret would open nothing. */
function write(file, secrets) {
  writeFileSync(`${file}.new`, `${secrets.join('\n')}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
