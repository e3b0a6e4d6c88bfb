import { onStop } from '../processes/on-stop.mjs';
import { lint } from '../stages/lint.mjs';

/** `npm run lint`: as in `npm test`, or only some files and folders: `npm run lint -- apps/web/src/ui`. */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const { failed } = await lint({ root, environment }, words);
  return failed > 0 ? 1 : 0;
}
