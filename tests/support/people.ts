import type { AccountLicence } from '@murmel/contracts';
import { Account, hashSecret, Incognito, Item, ItemGrant, ItemMember, newId, newSecret, Session, Visitor } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { TestBrowser } from './browser.js';

/** Makes people and items straight in the database, so that a test of one call does not depend on another. */
export class People {
  /** Rows made later get a later time: two within one millisecond would have no defined order. */
  private lastMoment = 0;

  constructor(private readonly database: DataSource) {}

  async account(fields: Partial<Account> = {}): Promise<Account> {
    const id = newId();
    const account = this.database.manager.create(Account, {
      id,
      type: 'User',
      email: `${id}@schule.example`,
      passwordHash: null,
      firstname: 'Test',
      name: 'Lehrkraft',
      publicName: 'Test Lehrkraft',
      admin: false,
      reviewer: false,
      international: false,
      locale: 'de',
      licence: 'school' satisfies AccountLicence,
      licenceId: null,
      sharedClasses: null,
      lockedAt: null,
      favouriteTools: [],
      disabledTools: [],
      disabledToolsFeatures: [],
      enabledFeatures: [],
      termsAgreedAt: null,
      termsAgreedTo: null,
      confirmedAt: new Date(),
      nameAskedAt: null,
      subjectTypes: [],
      gradeLevels: [],
      schoolTypes: [],
      goal: null,
      onboardedAt: new Date(),
      askLaterSince: null,
      schoolId: null,
      schoolRole: null,
      schoolSince: null,
      createdAt: new Date(),
      ...fields,
    });
    await this.database.manager.insert(Account, account);
    return account;
  }

  /** Signs the browser in as this account. */
  async signIn(browser: TestBrowser, account: Account): Promise<TestBrowser> {
    const secret = newSecret();
    await this.database.manager.insert(Session, {
      hash: hashSecret(secret),
      accountId: account.id,
      flash: [],
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    return browser.with('murmel_session', secret);
  }

  /** Has an admin look as this person in the browser. @returns the look */
  async lookAs(browser: TestBrowser, admin: Account, person: Account | Visitor, fields: Partial<Incognito> = {}): Promise<Incognito> {
    const now = new Date();
    const isAccount = 'type' in person;
    const look = this.database.manager.create(Incognito, {
      id: newId(),
      adminId: admin.id,
      accountId: isAccount ? person.id : null,
      visitorId: isAccount ? null : person.id,
      reason: 'Anfrage 2291',
      path: '/tools',
      startedAt: now,
      endsAt: new Date(now.getTime() + 3_600_000),
      endedAt: null,
      returnUntil: new Date(now.getTime() + 7_200_000),
      remembered: false,
      ...fields,
    });
    await this.database.manager.insert(Incognito, look);
    const secret = newSecret();
    const { endsAt: expiresAt } = look;
    const session = { hash: hashSecret(secret), accountId: admin.id, incognitoId: look.id, flash: [], createdAt: now, expiresAt };
    await this.database.manager.insert(Session, session);
    browser.with('murmel_session', secret);
    return look;
  }

  /** Gives the browser a visitor's cookie. */
  async visit(browser: TestBrowser, displayName = 'Gast Otter'): Promise<Visitor> {
    const secret = newSecret();
    const now = new Date();
    const visitor = this.database.manager.create(Visitor, {
      id: newId(),
      hash: hashSecret(secret),
      displayName,
      createdAt: now,
      lastSeenAt: now,
    });
    await this.database.manager.insert(Visitor, visitor);
    browser.with('murmel_visitor', secret);
    return visitor;
  }

  async item(owner: Account, fields: Partial<Item> = {}): Promise<Item> {
    this.lastMoment = Math.max(this.lastMoment + 1, Date.now());
    const now = new Date(this.lastMoment);
    const item = this.database.manager.create(Item, {
      id: newId(),
      kind: 'text_document',
      ownerId: owner.id,
      parentId: null,
      folderId: null,
      title: 'Wald',
      description: '',
      language: 'de',
      gradeLevels: [],
      schoolTypes: [],
      subjectTypes: [],
      tags: [],
      colour: null,
      international: false,
      privacy: 'locked',
      visitorPermission: 'visitor_permissions_read',
      autoCleanup: 'never',
      licence: 'CC-BY-SA-4.0',
      templateFor: null,
      token: newSecret(),
      publicToken: newSecret(),
      passwordHash: null,
      linkVersion: 1,
      passwordVersion: 1,
      shortCode: null,
      hiddenAt: null,
      projectId: null,
      discardedAt: null,
      discardedWith: null,
      lostPlace: false,
      contentChangedAt: now,
      createdAt: now,
      updatedAt: now,
      ...fields,
    });
    await this.database.manager.insert(Item, item);
    return item;
  }

  async member(item: Item, account: Account, role: 'read' | 'write'): Promise<void> {
    await this.database.manager.insert(ItemMember, { id: newId(), itemId: item.id, email: account.email!, role, createdAt: new Date() });
  }

  async grant(item: Item, visitor: Visitor, via: 'token' | 'password' = 'token'): Promise<void> {
    await this.database.manager.insert(ItemGrant, {
      itemId: item.id,
      visitorId: visitor.id,
      via,
      version: via === 'token' ? item.linkVersion : item.passwordVersion,
      createdAt: new Date(),
    });
  }
}
