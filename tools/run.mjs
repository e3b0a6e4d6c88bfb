// The product's commands: node tools/run.mjs start | dev | test | lint | format | bench | pictures | proof | backup | restore | sbom | rotate-secret | admin-link | new-tool
// Needs nothing but a Node that can read it: brings the right Node and the packages along first.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureNode } from './bootstrap/node.mjs';
import { productEnvironment } from './bootstrap/npm.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { whenParentIsGone } from './processes/on-stop.mjs';

const COMMANDS = [
  'start',
  'dev',
  'test',
  'lint',
  'format',
  'bench',
  'pictures',
  'proof',
  'backup',
  'restore',
  'sbom',
  'rotate-secret',
  'admin-link',
  'new-tool',
];
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [command, ...rest] = process.argv.slice(2);

try {
  if (!COMMANDS.includes(command)) throw new Error(`Usage: node tools/run.mjs ${COMMANDS.join(' | ')}`);
  process.chdir(ROOT);
  const node = await ensureNode(ROOT);
  if (node === process.execPath) await runHere();
  else await runUnder(node);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function runHere() {
  await ensurePackages(ROOT);
  const { run } = await import(`./commands/${command}.mjs`);
  process.exit(await run({ root: ROOT, environment: productEnvironment(process.execPath), words: rest }));
}

/** Runs the same command under the bundled Node. The channel between both informs the child when this process ends. */
function runUnder(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), command, ...rest], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenParentIsGone(() => child.kill('SIGTERM'));
  return new Promise((_resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => process.exit(code ?? 1));
  });
}
