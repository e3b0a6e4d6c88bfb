// Makes everything that is stored under earlier secrets anew under SECRET: node dist/rotate-secret.js
import 'reflect-metadata';
import { ConfigurationError, openDatabase, readConfiguration, retireOldKeys } from '@murmel/server';

/** @returns the exit code: 1 while values are left that none of the secrets opens */
async function rotate(): Promise<number> {
  const configuration = readConfiguration();
  const database = await openDatabase({
    url: configuration.databaseUrl,
    directUrl: configuration.databaseDirectUrl,
    pool: 2,
    applicationName: 'murmel-rotate-secret',
  });
  try {
    const { rewritten, unreadable } = await retireOldKeys(database, configuration);
    console.log(`${rewritten} stored values were made anew with SECRET.`);
    if (unreadable === 0) {
      console.log('Nothing needs SECRET_PREVIOUS any more: take it away once every process runs with the new SECRET.');
      return 0;
    }
    console.error(`${unreadable} values were made with a secret that is neither SECRET nor in SECRET_PREVIOUS. Add it and run this again.`);
    return 1;
  } finally {
    await database.destroy();
  }
}

try {
  process.exitCode = await rotate();
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
}
