import { createHash } from 'node:crypto';
import type { ContentKind, Json } from '@murmel/contracts';
import { Account, type Configuration, Item, type Logger } from '@murmel/server';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { looksForWork } from '../../platform/processes/process-role.js';
import { newItem } from '../items/create-item.js';
import { DestroyItem } from '../items/destroy-item.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import type { InstalledTemplate, ProductTemplate } from '../tool-contribution/product-template.js';
import { PRODUCT_ACCOUNT, PRODUCT_NAME } from './product-account.js';
import { keepCollections } from './product-collections.js';

/** The templates that come with the product: open items of an account of its own, listed, looked at and copied like every other. */
@Injectable()
export class ProductTemplates implements OnApplicationBootstrap {
  private readonly all: ReadonlyMap<string, InstalledTemplate>;

  constructor(
    private readonly database: DataSource,
    private readonly destroy: DestroyItem,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {
    const found = Object.entries(contributions).flatMap(([kind, { templates = [] }]) =>
      templates.map((one) => ({ ...one, kind: kind as ContentKind, id: idOf(kind, one) })),
    );
    this.all = new Map(found.map((one) => [one.id, one]));
  }

  /** Runs in the background; tests call it themselves. */
  onApplicationBootstrap(): void {
    if (!looksForWork(this.configuration)) return;
    void this.keep().catch((error: unknown) => this.logger.error({ err: error }, 'the templates of the product could not be written'));
  }

  /** Returns an item as a template of the product; undefined for the items of other accounts. */
  of(itemId: string): InstalledTemplate | undefined {
    return this.all.get(itemId);
  }

  /**
   * Inserts missing templates and the product's collections of them, and deletes templates that are no longer in the code; repeating it changes
   * nothing.
   */
  async keep(): Promise<void> {
    const gone = await this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['templates of the product']);
      const owner = await this.account(manager);
      const kept = await manager.find(Item, { where: { ownerId: owner.id }, select: { id: true } });
      const there = new Set(kept.map(({ id }) => id));
      const missing = [...this.all.values()].filter(({ id }) => !there.has(id));
      for (const template of missing) await this.add(manager, owner, template);
      // Items of the product are in the gallery, too (ADR 38).
      await manager.query(
        'insert into gallery_entry (item_id, opened_at) select id, created_at from item where owner_id = $1 on conflict do nothing',
        [owner.id],
      );
      await keepCollections(manager, [...this.all.values()], new Set(missing.map(({ id }) => id)));
      return [...there].filter((id) => !this.all.has(id));
    });
    for (const id of gone) await this.destroy.forEver(id);
  }

  private async add(manager: EntityManager, owner: Account, template: InstalledTemplate): Promise<void> {
    const { id, kind, title, description, edition = 'de' } = template;
    const fields = { gradeLevels: [...template.grades], subjectTypes: [...template.subjects], language: edition };
    const open = { privacy: 'public_for_all', templateFor: 'public' } as const;
    await manager.insert(Item, newItem(owner, kind, { id, title, description, ...fields, ...open }));
    const copy = { from: id, to: id, by: owner.id, files: new Map<string, string>(), children: new Map<string, string>() };
    await this.contributions[kind]!.copying.put(manager, copy, template.content(owner.id));
    await template.open?.(manager, id);
  }

  private async account(manager: EntityManager): Promise<Account> {
    const known = await manager.findOneBy(Account, { id: PRODUCT_ACCOUNT });
    if (known) return known;
    const now = new Date();
    const nobody = { email: null, passwordHash: null, admin: false, reviewer: false, international: false, locale: null };
    const nothing = { favouriteTools: [], disabledTools: [], disabledToolsFeatures: [], enabledFeatures: [] };
    const account = manager.create(Account, {
      ...{
        id: PRODUCT_ACCOUNT,
        type: 'User',
        firstname: PRODUCT_NAME,
        name: PRODUCT_NAME,
        publicName: PRODUCT_NAME,
        licence: 'group',
        confirmedAt: now,
        createdAt: now,
      },
      ...nobody,
      ...nothing,
    });
    await manager.insert(Account, account);
    return account;
  }
}

/** Derives the id from the text: another text is another template, and items made from the old one stay. */
function idOf(kind: string, { title, description, grades, subjects, source }: ProductTemplate): string {
  const told: Json = [kind, title, description, [...grades], [...subjects], source];
  const hash = createHash('sha256').update(JSON.stringify(told)).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
