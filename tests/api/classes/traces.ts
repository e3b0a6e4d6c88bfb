import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestApi } from '../../support/api.js';

/** Every table in which a word or an id still stands, bytes included. */
export async function tablesWith({ database }: TestApi, needle: string): Promise<string[]> {
  const tables = await database.query<{ name: string }[]>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found = [];
  for (const { name } of tables) {
    const hex = Buffer.from(needle).toString('hex');
    const rows = await database.query<unknown[]>(`select 1 from "${name}" t where t::text like $1 or t::text like $2 limit 1`, [
      `%${needle}%`,
      `%${hex}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

const folder = ({ configuration }: TestApi): string => join(configuration.dataDir, 'files');

/** Stored files in whose name or bytes a word stands. */
export function filesWith(api: TestApi, needle: string): string[] {
  mkdirSync(folder(api), { recursive: true });
  return readdirSync(folder(api), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes(needle) || readFileSync(path).includes(needle));
}

/** Puts a file into the storage. */
export function writeStored(api: TestApi, key: string, contents: string): void {
  mkdirSync(dirname(join(folder(api), key)), { recursive: true });
  writeFileSync(join(folder(api), key), contents);
}
