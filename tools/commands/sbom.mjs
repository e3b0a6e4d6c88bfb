import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { softwareBill } from '../sbom.mjs';

/** `npm run sbom`: writes the bill of materials, to `sbom.cdx.json` or the named file. */
export function run({ root, words }) {
  const file = resolve(root, words[0] ?? 'sbom.cdx.json');
  const bill = softwareBill(root);
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} packages: ${file}`);
  return 0;
}
