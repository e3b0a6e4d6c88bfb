import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentSettings } from '../dev/settings.mjs';
import { portTaken } from '../ports.mjs';
import { programOf } from '../processes/run-program.mjs';
import { untilAnswers } from '../processes/wait-until-ready.mjs';
import { sandboxLines, withSandbox } from '../product/ai-sandbox.mjs';
import { checkPorts, FROM_SOURCE, portsOf, readConfiguration } from '../product/configuration.mjs';
import { withDatabase } from '../product/database.mjs';
import { demoAccountLines } from '../product/demo-accounts.mjs';
import { runUntilStopped } from '../product/run-until-stopped.mjs';

/** Maximum time in which each process may finish its work. */
const STOP_MS = 10_000;

const END_WITH_PARENT = new URL('../processes/end-with-parent.mjs', import.meta.url).href;
const WATCH = fileURLToPath(new URL('../dev/watch-server.mjs', import.meta.url));

/**
 * `npm run dev`: runs database, collab-server and api from their sources and the client by Vite, until it is stopped. A saved file
 * restarts the servers that load it and reaches the open page. Addresses and inspectors are printed.
 */
export const run = (context) => runUntilStopped(context, start);

async function start({ root, supervisor, environment }) {
  const { ports, environment: asked } = developmentSettings(root, environment);
  const configuration = readConfiguration(root, asked, FROM_SOURCE);
  await checkPorts({ ...ports, ...portsOf(configuration) }, 'npm run dev');

  const { settings: known, embedded } = await withDatabase({ root, supervisor, environment: asked });
  console.log('Starting murmel from its sources ...');
  const token = randomUUID();
  const watched = [WATCH, '--import', END_WITH_PARENT, ...FROM_SOURCE, 'src/main.ts'];
  const settings = await withSandbox({ root, supervisor, settings: known, words: watched, token, command: 'npm run dev' });
  const part = (name, folder, words, readyUrl, own) =>
    supervisor.start({
      name,
      words,
      program: process.execPath,
      cwd: join(root, folder),
      environment: { ...settings, START_TOKEN: token },
      stopMs: STOP_MS,
      // A file with a mistake in it is repaired while the rest runs: there is no deadline.
      ready: (signal) => untilAnswers(readyUrl, signal, { deadlineMs: Infinity, own }),
    });
  const server = (name, folder, inspector, [variable, port, path]) =>
    part(
      name,
      folder,
      [WATCH, `--inspect=127.0.0.1:${inspector}`, '--import', END_WITH_PARENT, ...FROM_SOURCE, 'src/main.ts'],
      `http://127.0.0.1:${port}${path}`,
      { token, taken: portTaken(variable, port, 'npm run dev') },
    );
  await Promise.all([
    server('collab', 'collab-server', ports.COLLAB_INSPECT_PORT, ['COLLAB_PORT', configuration.collabPort, '/health']),
    server('api', 'apps/api', ports.API_INSPECT_PORT, ['PORT', configuration.port, '/api/health/ready']),
    part(
      'client',
      'apps/web',
      ['--import', END_WITH_PARENT, programOf('vite', 'bin/vite.js'), '--clearScreen', 'false', '--logLevel', 'warn'],
      `http://127.0.0.1:${ports.CLIENT_PORT}/@vite/client`,
    ),
  ]);
  announce({ ports, configuration, databaseUrl: settings.DATABASE_URL, embedded, more: sandboxLines(environment, settings) });
}

function announce({ ports, configuration, databaseUrl, embedded, more }) {
  const lines = [
    '',
    `client     ${configuration.publicUrl}`,
    `api        http://localhost:${configuration.port}/api   inspector 127.0.0.1:${ports.API_INSPECT_PORT}`,
    `collab     ws://localhost:${configuration.collabPort}/collab   inspector 127.0.0.1:${ports.COLLAB_INSPECT_PORT}`,
    `contents   http://localhost:${configuration.userContentPort} (the second origin)`,
    `database   ${databaseUrl}`,
    ...(embedded ? demoAccountLines(configuration.dataDir) : []),
    ...more,
    '',
    'A saved file restarts what loads it. Stop with Ctrl-C.',
    '',
  ];
  console.log(lines.join('\n'));
}
