// Builds what changed since it was last built: node tools/build.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintOf } from './build/fingerprint.mjs';
import { transpile } from './build/transpile.mjs';
import { programOf, runProgram } from './stages/check.mjs';

const CLIENT = 'apps/web';
/** Their sources become part of the client; what runs in Node is written file by file. */
const BUNDLED = ['libs/contracts', 'libs/documents'];
const SERVERS = ['libs/contracts', 'libs/access-policy', 'libs/documents', 'libs/server', 'apps/api', 'collab-server'];
const BUILT_FROM = 'dist/.built-from';

/**
 * Writes `dist` of every workspace that changed since, and names each.
 * @returns {Promise<boolean>} false when one failed, which has said why
 */
export async function build({ root, environment, say = console.log }) {
  const client = ifChanged(CLIENT, BUNDLED, () =>
    runProgram([programOf('vite', 'bin/vite.js'), 'build', '--logLevel', 'error'], { root: join(root, CLIENT), environment, say }),
  );
  const servers = SERVERS.map((workspace) => ifChanged(workspace, [], () => transpile(root, workspace).then(() => true)));
  return (await Promise.all([...servers, client])).every(Boolean);

  async function ifChanged(workspace, bundled, make) {
    const started = Date.now();
    const mark = join(root, workspace, BUILT_FROM);
    const fingerprint = fingerprintOf(root, [workspace, ...bundled]);
    if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) {
      say(`  ${workspace}  as it was`);
      return true;
    }
    const ok = await make().catch((error) => {
      say(`${workspace}: ${error.message}`);
      return false;
    });
    if (ok) writeFileSync(mark, fingerprint);
    say(`  ${workspace}  ${ok ? 'built' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return ok;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ok = await build({ root: fileURLToPath(new URL('..', import.meta.url)), environment: process.env });
  process.exit(ok ? 0 : 1);
}
