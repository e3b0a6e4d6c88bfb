import { startStack, type StackAddress } from './stack.js';

/** One product for all specs; specs that kill something start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  const address: StackAddress = { origin: stack.origin, databaseUrl: stack.databaseUrl, accounts: stack.accounts };
  process.env['MURMEL_STACK'] = JSON.stringify(address);
  return () => stack.stop();
}
