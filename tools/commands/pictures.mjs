import { buildAll } from '../nx/run-nx.mjs';
import { onStop } from '../processes/on-stop.mjs';
import { programOf, runProgram } from '../processes/run-program.mjs';
import { findBrowser } from '../programs/browser.mjs';

const PICTURES = ['test', '--project', 'pictures'];

/** `npm run pictures`: takes the README's pictures anew, from the product as it is now. Words choose some: `npm run pictures -- worksheet`. */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  if (!(await buildAll({ root, environment }))) return 1;
  const program = [programOf('@playwright/test', 'cli.js'), ...PICTURES, ...words];
  const ok = await runProgram(program, { root, environment: { ...environment, ...(await findBrowser({ root, environment })) } });
  return ok ? 0 : 1;
}
