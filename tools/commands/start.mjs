import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { archiveSettings, makeArchive } from '../backup/archive.mjs';
import { buildAll } from '../nx/run-nx.mjs';
import { isPortFree } from '../ports.mjs';
import { databaseAccount } from '../postgres/account.mjs';
import { PRODUCT_SETTINGS } from '../postgres/cluster.mjs';
import { onStop } from '../processes/on-stop.mjs';
import { lockDataFolder } from '../processes/run-lock.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { untilAnswers } from '../processes/wait-until-ready.mjs';
import { ollamaModels, providerLine } from '../programs/ollama.mjs';

/** Maximum time in which each process may finish its work. */
const STOP_MS = { api: 10_000, collab: 10_000, database: 20_000 };

const END_WITH_PARENT = new URL('../processes/end-with-parent.mjs', import.meta.url).href;

/** `npm start`: builds what changed and runs database, collab-server and api until it is stopped. */
export async function run({ root, environment }) {
  const dataDir = resolve(environment.DATA_DIR || '.data');
  const unlock = lockDataFolder(dataDir);
  const supervisor = new Supervisor();
  const stopped = new Promise((done) => onStop(done));
  try {
    const started = start({ root, supervisor, environment: { ...environment, DATA_DIR: dataDir } });
    await Promise.race([started.then(() => supervisor.lost), stopped]);
    console.log('\nStopping ...');
    return 0;
  } catch (error) {
    if (error.message) console.error(`\n${error.message}`);
    return 1;
  } finally {
    await supervisor.stop();
    unlock();
  }
}

async function start({ root, supervisor, environment }) {
  console.log('Building ...');
  if (!(await buildAll({ root, environment }))) throw new Error('The build failed, see above.');
  const embedded = !environment.DATABASE_URL;
  const configuration = readConfiguration(root, environment);
  await checkPorts(configuration);

  const settings = { ...environment };
  if (embedded) {
    console.log('Starting the database ...');
    settings.DATABASE_URL = await startDatabase({ root, supervisor, environment });
    settings.DEMO_DATA ??= '1';
  }
  console.log('Starting murmel ...');
  const server = (name, folder, ready) =>
    supervisor.start({
      name,
      ready,
      program: process.execPath,
      words: ['--conditions=@murmel/dist', '--enable-source-maps', '--import', END_WITH_PARENT, 'dist/main.js'],
      cwd: join(root, folder),
      environment: settings,
      stopMs: STOP_MS[name],
    });
  await server('collab', 'collab-server', (signal) => untilAnswers(`http://127.0.0.1:${configuration.collabPort}/health`, signal));
  await server('api', 'apps/api', (signal) => untilAnswers(`http://127.0.0.1:${configuration.port}/api/health/ready`, signal));
  announce(configuration, embedded);
  if (!environment.AI_PROVIDERS) await announceOllama();
}

/** The product's own code reads the environment; so a wrong value is named before anything runs. */
function readConfiguration(root, environment) {
  const DATABASE_URL = environment.DATABASE_URL || 'postgres://embedded@127.0.0.1/murmel';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@murmel/dist', join(root, 'tools/read-configuration.mjs')],
    {
      cwd: join(root, 'apps/api'),
      env: { ...environment, DATABASE_URL },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr.trim());
  return JSON.parse(stdout);
}

async function checkPorts({ port, collabPort, userContentPort }) {
  for (const [name, value] of [
    ['PORT', port],
    ['COLLAB_PORT', collabPort],
    ['USERCONTENT_PORT', userContentPort],
  ]) {
    if (!(await isPortFree(value)))
      throw new Error(`Port ${value} (${name}) is in use by another program. Choose another one: ${name}=${value + 100} npm start`);
  }
}

/** @returns its address; on a restart it takes the same port again */
function startDatabase({ root, supervisor, environment }) {
  let announce;
  const settings = [...PRODUCT_SETTINGS, ...logFor(environment.BACKUP_DIR)];
  return supervisor.start({
    name: 'database',
    program: process.execPath,
    cwd: root,
    environment,
    stopMs: STOP_MS.database,
    words: [
      join(root, 'tools/database.mjs'),
      '--directory',
      join(environment.DATA_DIR, 'postgres'),
      '--database',
      'murmel',
      ...settings.flatMap((setting) => ['--set', setting]),
    ],
    ready: () => new Promise((resolve) => (announce = resolve)),
    onLine: (line) => {
      if (!line.startsWith('{"url"')) return false;
      announce(JSON.parse(line).url);
      return true;
    },
  });
}

/** Returns the settings that keep the database's log beside the backups, so that each moment since a backup can be restored. */
function logFor(backups) {
  if (!backups) return [];
  makeArchive(resolve(backups), databaseAccount());
  return archiveSettings(resolve(backups));
}

function announce({ port, publicUrl, dataDir }, embedded) {
  const lines = ['', `murmel runs: http://localhost:${port}`];
  if (!publicUrl.includes('localhost')) lines.push(`in the local network: ${publicUrl}`);
  const file = join(dataDir, 'demo-accounts.json');
  if (embedded && existsSync(file)) lines.push('', 'Demo accounts:', ...accountLines(JSON.parse(readFileSync(file, 'utf8'))));
  lines.push('', 'Stop with Ctrl-C.', '');
  console.log(lines.join('\n'));
}

/** Prints models that already run on this machine: the line that lets murmel use them. They are not used until an operator adds it. */
async function announceOllama() {
  const models = await ollamaModels();
  if (models.length > 0)
    console.log(['Ollama runs here. To let murmel ask its models, start with:', '', `  ${providerLine(models)}`, ''].join('\n'));
}

/** The api keeps the accounts that it made: a list of objects, whose fields are shown as they are. */
function accountLines(content) {
  const accounts = Array.isArray(content) ? content : (content.accounts ?? []);
  return accounts.map(
    (account) =>
      `  ${Object.values(account)
        .map((value) => String(value).padEnd(26))
        .join(' ')
        .trimEnd()}`,
  );
}
