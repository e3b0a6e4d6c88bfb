import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { buildAll } from '../nx/run-nx.mjs';
import { startCluster } from '../postgres/cluster.mjs';
import { lockDataFolder } from '../processes/run-lock.mjs';
import { addKeptSecret, forgetEarlierSecrets } from '../stored-secret.mjs';

/**
 * `npm run rotate-secret`: re-encrypts all values stored under earlier secrets with SECRET. With the database or the secret of `npm start`,
 * the product must not run meanwhile; otherwise it may. An interrupted run resumes.
 */
export async function run({ root, environment }) {
  const dataDir = resolve(environment.DATA_DIR || '.data');
  const [kept, embedded] = [!environment.SECRET, !environment.DATABASE_URL];
  const unlock = kept || embedded ? lockDataFolder(dataDir) : () => undefined;
  const secretFile = join(dataDir, 'secret');
  let cluster;
  try {
    if (kept) addKeptSecret(secretFile);
    if (!(await buildAll({ root, environment }))) throw new Error('The build failed, see above.');
    if (embedded) cluster = await startCluster({ directory: join(dataDir, 'postgres'), onExit: (reason) => console.error(reason) });
    const settings = { ...environment, DATA_DIR: dataDir, DATABASE_URL: environment.DATABASE_URL || cluster.url('murmel') };
    const child = spawn(process.execPath, ['--conditions=@murmel/dist', '--enable-source-maps', 'dist/rotate-secret.js'], {
      cwd: join(root, 'apps/api'),
      env: settings,
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    if (code === 0 && kept) forgetEarlierSecrets(secretFile);
    return code ?? 1;
  } catch (error) {
    console.error(error.message);
    return 1;
  } finally {
    await cluster?.stop();
    unlock();
  }
}
