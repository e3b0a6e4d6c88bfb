import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, portTaken } from '../ports.mjs';
import { untilAnswers } from '../processes/wait-until-ready.mjs';

const FOLDER = 'apps/ai-sandbox';
const STOP_MS = 2000;

/**
 * Starts the trial models beside demo data, unless the operator named models: then nothing stands beside them.
 * @param settings the environment of the servers @param words by which Node runs the sandbox @param token its START_TOKEN
 * @returns the settings of the servers, with the trial models where they run
 */
export async function withSandbox({ root, supervisor, settings, words, token, command }) {
  if (settings.AI_PROVIDERS || settings.DEMO_DATA !== '1' || settings.NODE_ENV === 'production') return settings;
  const port = String(await findFreePort());
  await supervisor.start({
    name: 'trial',
    program: process.execPath,
    words,
    cwd: join(root, FOLDER),
    environment: { ...settings, AI_SANDBOX_PORT: port, START_TOKEN: token },
    stopMs: STOP_MS,
    ready: (signal) =>
      untilAnswers(`http://127.0.0.1:${port}/health`, signal, { own: { token, taken: portTaken('AI_SANDBOX_PORT', port, command) } }),
  });
  const providers = JSON.parse(readFileSync(join(root, FOLDER, 'providers.json'), 'utf8'));
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  return { ...settings, AI_PROVIDERS: JSON.stringify(providers.map((provider) => ({ ...provider, baseUrl }))) };
}

/** Lines that tell of the trial models; none where they do not run. @param environment as the operator wrote it */
export function sandboxLines(environment, settings) {
  if (environment.AI_PROVIDERS || !settings.AI_PROVIDERS) return [];
  return ['', 'AI tools answer by rules here (trial models, not AI). Real ones: AI_PROVIDERS, see "Models" in docs/operations.md.'];
}
