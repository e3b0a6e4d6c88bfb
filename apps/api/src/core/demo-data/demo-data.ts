import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Account, type Configuration, type Logger, newId, PupilCodes } from '@murmel/server';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { takesBackgroundWork } from '../../platform/processes/process-role.js';
import { hashPassword } from '../accounts/passwords.js';
import { foundSchool, joinSchool } from '../schools/schools.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { addDemoClass } from './demo-class.js';
import { DEMO_PEOPLE, DEMO_SCHOOL, type DemoPerson } from './demo-data-people.js';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * With DEMO_DATA=1, fills an empty local database: accounts to sign in with, an example of each tool, a school of two, and a class with a
 * project that shares them. The sign-in data is printed once and kept in DATA_DIR/demo-accounts.json for later starts.
 */
@Injectable()
export class DemoData implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    private readonly codes: PupilCodes,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.configuration.demoData || !takesBackgroundWork(this.configuration)) return;
    if (!LOCAL_HOSTS.has(new URL(this.configuration.databaseUrl).hostname)) {
      this.logger.warn('DEMO_DATA is ignored: its passwords are known to everybody and this database is not on this machine');
      return;
    }
    const pupils = await this.database.transaction((manager) => this.fillWhenEmpty(manager));
    if (pupils) await this.announce(pupils);
  }

  private async fillWhenEmpty(manager: EntityManager): Promise<{ name: string; code: string }[] | undefined> {
    // Two processes that start together must not both find it empty.
    await manager.query('lock table account in share row exclusive mode');
    // The account of the product's own templates does not count.
    if (await manager.existsBy(Account, { email: Not(IsNull()) })) return undefined;
    const [author, colleague] = await Promise.all(DEMO_PEOPLE.map((person) => this.account(manager, person)));
    await joinSchool(manager, await foundSchool(manager, author!.id, DEMO_SCHOOL), colleague!.id, 'member');
    for (const contribution of Object.values(this.contributions)) await contribution.addExample?.(manager, author!);
    return addDemoClass(manager, author!, this.codes);
  }

  private async account(manager: EntityManager, person: DemoPerson): Promise<Account> {
    const account = manager.create(Account, {
      id: newId(),
      type: 'User',
      email: person.email,
      passwordHash: await hashPassword(person.password),
      firstname: person.firstname,
      name: person.name,
      publicName: `${person.firstname} ${person.name}`,
      admin: person.role === 'admin',
      reviewer: person.role === 'admin',
      international: false,
      locale: 'de',
      licence: this.configuration.defaultLicence,
      favouriteTools: [],
      disabledTools: [],
      disabledToolsFeatures: [],
      enabledFeatures: [],
      confirmedAt: new Date(),
      createdAt: new Date(),
    });
    await manager.insert(Account, account);
    return account;
  }

  private async announce(pupils: readonly { name: string; code: string }[]): Promise<void> {
    const accounts = DEMO_PEOPLE.map(({ firstname, name, email, password, role }) => ({
      name: `${firstname} ${name}`,
      email,
      password,
      role,
    }));
    // Pupils have no address: they come in at /go with nothing but their code.
    const known = [...accounts, ...pupils.map(({ name, code }) => ({ name, email: '/go', password: code, role: 'pupil' }))];
    await writeFile(join(this.configuration.dataDir, 'demo-accounts.json'), `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
    for (const { name, email, password, role } of known) this.logger.info(`demo account: ${email}  ${password}  (${name}, ${role})`);
  }
}
