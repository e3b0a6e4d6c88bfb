import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { buildAll } from '../nx/run-nx.mjs';
import { runningDatabase } from '../postgres/running-database.mjs';

/**
 * `npm run admin-link -- name@schule.example`: shows a link that signs this admin in once, within 15 minutes. It is the way in while
 * PASSWORD_SIGN_IN is off and no provider answers. The product runs meanwhile.
 */
export async function run({ root, environment, words }) {
  try {
    const dataDir = resolve(environment.DATA_DIR || '.data');
    const databaseUrl = environment.DATABASE_URL || runningDatabase(join(dataDir, 'postgres')).databaseUrl;
    if (!(await buildAll({ root, environment }))) throw new Error('The build failed, see above.');
    const child = spawn(process.execPath, ['--conditions=@murmel/dist', '--enable-source-maps', 'dist/admin-link.js', ...words], {
      cwd: join(root, 'apps/api'),
      env: { ...environment, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}
