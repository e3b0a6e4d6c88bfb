// Shows a link that signs an admin in once, within 15 minutes: node dist/admin-link.js name@schule.example
import 'reflect-metadata';
import { ADMIN_LINK_PATH, LIMITS } from '@murmel/contracts';
import { Account, ConfigurationError, openDatabase, readConfiguration } from '@murmel/server';
import { issueMailToken } from './core/accounts/mail-tokens.js';

/** @returns the exit code: 1 where no admin has this address */
async function show(email: string | undefined): Promise<number> {
  if (email === undefined) {
    console.error('Whose? npm run admin-link -- name@schule.example');
    return 1;
  }
  const configuration = readConfiguration();
  const database = await openDatabase({
    url: configuration.databaseUrl,
    directUrl: configuration.databaseDirectUrl,
    pool: 2,
    applicationName: 'murmel-admin-link',
  });
  try {
    const account = await database.manager.findOneBy(Account, { email: email.trim().toLowerCase(), type: 'User' });
    if (!account?.admin || account.lockedAt !== null) {
      console.error(`No admin has the address ${email}.`);
      return 1;
    }
    const token = await issueMailToken(database.manager, account.id, 'admin');
    console.log(`${configuration.publicUrl}${ADMIN_LINK_PATH}?token=${token}`);
    console.log(`It signs in once, within ${LIMITS.mailToken.adminMinutes} minutes.`);
    return 0;
  } finally {
    await database.destroy();
  }
}

try {
  process.exitCode = await show(process.argv[2]);
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
}
