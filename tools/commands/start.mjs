import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buildAll } from '../nx/run-nx.mjs';
import { portTaken } from '../ports.mjs';
import { untilAnswers } from '../processes/wait-until-ready.mjs';
import { sandboxLines, withSandbox } from '../product/ai-sandbox.mjs';
import { BUILT, checkPorts, portsOf, readConfiguration } from '../product/configuration.mjs';
import { withDatabase } from '../product/database.mjs';
import { demoAccountLines } from '../product/demo-accounts.mjs';
import { runUntilStopped } from '../product/run-until-stopped.mjs';
import { ollamaModels, providerLine } from '../programs/ollama.mjs';

/** Maximum time in which each server may finish its work. */
const STOP_MS = 10_000;

const END_WITH_PARENT = new URL('../processes/end-with-parent.mjs', import.meta.url).href;

/** `npm start`: builds what changed and runs database, collab-server and api until it is stopped. */
export const run = (context) => runUntilStopped(context, start);

async function start({ root, supervisor, environment }) {
  console.log('Building ...');
  if (!(await buildAll({ root, environment }))) throw new Error('The build failed, see above.');
  const configuration = readConfiguration(root, environment);
  await checkPorts(portsOf(configuration), 'npm start');

  const { settings: known, embedded } = await withDatabase({ root, supervisor, environment });
  console.log('Starting murmel ...');
  const token = randomUUID();
  const words = [...BUILT, '--enable-source-maps', '--import', END_WITH_PARENT, 'dist/main.js'];
  const settings = await withSandbox({ root, supervisor, settings: known, words, token, command: 'npm start' });
  const server = (name, folder, variable, port, path) =>
    supervisor.start({
      name,
      ready: (signal) =>
        untilAnswers(`http://127.0.0.1:${port}${path}`, signal, { own: { token, taken: portTaken(variable, port, 'npm start') } }),
      program: process.execPath,
      words,
      cwd: join(root, folder),
      environment: { ...settings, START_TOKEN: token },
      stopMs: STOP_MS,
    });
  await server('collab', 'collab-server', 'COLLAB_PORT', configuration.collabPort, '/health');
  await server('api', 'apps/api', 'PORT', configuration.port, '/api/health/ready');
  announce(configuration, embedded, sandboxLines(environment, settings));
  if (!environment.AI_PROVIDERS) await announceOllama();
}

function announce({ port, publicUrl, dataDir }, embedded, more) {
  const lines = ['', `murmel runs: http://localhost:${port}`];
  if (!publicUrl.includes('localhost')) lines.push(`in the local network: ${publicUrl}`);
  if (embedded) lines.push(...demoAccountLines(dataDir));
  lines.push(...more, '', 'Stop with Ctrl-C.', '');
  console.log(lines.join('\n'));
}

/** Prints the line that lets murmel ask models that run on this machine already. Without that line none is asked. */
async function announceOllama() {
  const models = await ollamaModels();
  if (models.length > 0)
    console.log(['Ollama runs here. To let murmel ask its models, start with:', '', `  ${providerLine(models)}`, ''].join('\n'));
}
