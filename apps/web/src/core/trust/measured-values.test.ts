import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MEASURED_VALUES } from './measured-values';
import { TEMPLATES, templateText } from './trust-documents';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));

it('[TR-60] every value at /trust stands in its document, in the newest row of its table that has one', () => {
  for (const { key, value, day, document, row } of MEASURED_VALUES) {
    const lines = readFileSync(inRepository(document), 'utf8').split('\n');
    const found = lines.findIndex((line) => line.includes(row));
    expect([key, found > 0, row.includes(value), lines[found]?.startsWith(`| ${day} |`)]).toEqual([key, true, true, true]);
    const below = lines.slice(found + 1).findIndex((line) => !line.startsWith('|'));
    const newer = lines.slice(found + 1, found + 1 + below);
    expect([key, newer]).toEqual([key, []]);
  }
});

it('[TR-60] security policy, threat model and the templates on data protection are in the repository, and can be kept from /trust', async () => {
  for (const path of ['SECURITY.md', 'docs/THREAT_MODEL.md', 'docs/accessibility.md']) expect(existsSync(inRepository(path))).toBe(true);
  expect(TEMPLATES).toHaveLength(7);
  for (const name of TEMPLATES) {
    const text = await templateText(name);
    expect([name, text.startsWith('# ')]).toEqual([name, true]);
  }
  expect(readFileSync(inRepository('SECURITY.md'), 'utf8')).toContain('within 48 hours');
});
