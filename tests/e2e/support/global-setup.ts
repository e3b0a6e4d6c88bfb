import { type StackAddress, startStack } from './stack.js';

/** One product for all specs; specs that kill something start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  const { origin, collabOrigin, databaseUrl, mailUrl, accounts } = stack;
  const address: StackAddress = { origin, collabOrigin, databaseUrl, mailUrl, accounts };
  process.env['MURMEL_STACK'] = JSON.stringify(address);
  return () => stack.stop();
}
