import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf } from '../new-tool/names.mjs';
import { ownFiles } from '../new-tool/own-files.mjs';
import { sharedFiles } from '../new-tool/shared-files.mjs';
import { programOf, runProgram } from '../processes/run-program.mjs';

/** `npm run new-tool -- word_games converter_content`: the folders of a tool whose items are of this kind, with a first test that fails. */
export async function run({ root, environment, words }) {
  const names = namesOf(words[0] ?? '', words[1]);
  refuseTaken(root, names);
  // Everything is worked out before anything is written.
  const [own, shared] = [ownFiles(names), sharedFiles(root, names)];
  for (const [path, text] of [...own, ...shared]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const formed = await runProgram(
    [programOf('@biomejs/biome', 'bin/biome'), 'check', '--write', ...[...own, ...shared].map(([path]) => path)],
    {
      root,
      environment,
    },
  );
  console.log(`\nThe tool's own files:\n${listed(own)}\nWhat all tools share, with its lines:\n${listed(shared)}`);
  console.log(`Say first what it is for: ${own.at(-1)[0]} fails there.`);
  return formed ? 0 : 1;
}

/** @throws Error when the tool is there, or its kind is no kind of items or another tool's */
function refuseTaken(root, { KEY, KIND }) {
  const read = (path) => readFileSync(join(root, 'libs/contracts/src', path), 'utf8');
  if (existsSync(join(root, 'libs/contracts/src/tools', KEY))) throw new Error(`There is a tool ${KEY} already.`);
  if (read('tools/registry.ts').includes(`kind: '${KIND}'`)) throw new Error(`Items of the kind ${KIND} are another tool's.`);
  if (!read('item-fields.ts').includes(`  '${KIND}',\n`))
    throw new Error(`${KIND} is no kind of items. Name one of CONTENT_KINDS (libs/contracts/src/item-fields.ts) as the second word.`);
}

function listed(files) {
  return files.map(([path]) => `  ${path}\n`).join('');
}
