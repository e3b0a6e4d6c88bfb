import { existsSync, readFileSync } from 'node:fs';
import { placeOf } from './cluster.mjs';

/**
 * Finds the database of `npm start`, which runs meanwhile.
 * @param {string} directory
 * @returns {{ databaseUrl: string, connection: string }} connection: the file with its port and password
 * @throws Error where it was never started
 */
export function runningDatabase(directory) {
  const { connection } = placeOf(directory);
  if (!existsSync(connection)) throw new Error(`There is no database in ${directory}: this is done while murmel runs (npm start).`);
  const { port, password } = JSON.parse(readFileSync(connection, 'utf8'));
  return { databaseUrl: `postgres://murmel:${password}@127.0.0.1:${port}/murmel`, connection };
}
