import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines that name the demo accounts, which the api keeps as a list of objects; none where it made none. */
export function demoAccountLines(dataDir) {
  const file = join(dataDir, 'demo-accounts.json');
  if (!existsSync(file)) return [];
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const accounts = Array.isArray(content) ? content : (content.accounts ?? []);
  return ['', 'Demo accounts:', ...accounts.map((account) => `  ${cells(account).trimEnd()}`)];
}

const cells = (account) =>
  Object.values(account)
    .map((value) => String(value).padEnd(26))
    .join(' ');
