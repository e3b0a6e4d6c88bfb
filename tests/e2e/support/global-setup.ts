import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../support/process.js';
import { type StackAddress, startStack } from './stack.js';

/** Starts one product for all specs; specs that kill something start their own. @throws Error where the client is not built */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(join(REPOSITORY, 'apps/web/dist/index.html')))
    throw new Error('The client is not built. Build it first, and again after each change of it: npx nx build @murmel/web');
  const stack = await startStack();
  const { origin, collabOrigin, databaseUrl, mailUrl, signOnUrl, learningPlatform, accounts } = stack;
  const address: StackAddress = { origin, collabOrigin, databaseUrl, mailUrl, signOnUrl, learningPlatform, accounts };
  process.env['MURMEL_STACK'] = JSON.stringify(address);
  return () => stack.stop();
}
