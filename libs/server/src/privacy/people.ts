import { Account } from '../database/entities/account.js';
import { AccountDevice } from '../database/entities/account-device.js';
import { Attempt } from '../database/entities/attempt.js';
import { CreationCount } from '../database/entities/creation-count.js';
import { DailyVisit } from '../database/entities/daily-visit.js';
import { IdempotencyKey } from '../database/entities/idempotency-key.js';
import { MailToken } from '../database/entities/mail-token.js';
import { Session } from '../database/entities/session.js';
import { Visitor } from '../database/entities/visitor.js';
import { exportRows, nothingToExport, type PrivacyDeclaration } from './declaration.js';

/** People themselves and the traces of their sessions. */
export const peopleDeclarations: readonly PrivacyDeclaration[] = [
  {
    entity: Session,
    personalFields: ['accountId', 'flash'],
    retention: 'until signed out, 12 hours or 30 days after signing in; removed within 10 minutes after that',
    export: exportRows('select created_at, expires_at from session where account_id = $1 order by created_at'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(Session, { accountId });
    },
  },
  {
    entity: AccountDevice,
    personalFields: ['accountId', 'deviceHash', 'placeHash', 'lastSeenAt'],
    retention: '180 days after the last sign-in on this device; hashes only',
    export: exportRows('select last_seen_at from account_device where account_id = $1 order by last_seen_at'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(AccountDevice, { accountId });
    },
  },
  {
    entity: MailToken,
    personalFields: ['accountId'],
    retention: '48 hours (confirmation) or 60 minutes (password)',
    export: nothingToExport,
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(MailToken, { accountId });
    },
  },
  {
    entity: DailyVisit,
    personalFields: ['accountId', 'date', 'createdAt'],
    retention: 'as long as the account',
    export: exportRows('select date::text from daily_visit where account_id = $1 order by date'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(DailyVisit, { accountId });
    },
  },
  {
    entity: CreationCount,
    personalFields: ['accountId', 'kind', 'month', 'count'],
    retention: 'as long as the account',
    export: exportRows('select kind, month, count from creation_count where account_id = $1 order by month, kind'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(CreationCount, { accountId });
    },
  },
  {
    entity: Attempt,
    personalFields: ['key'],
    retention:
      'until the window of tries is over, at most an hour; that the right password of an item came from a network, 24 hours; of invitation mails two days',
    export: nothingToExport,
    erase: async (manager, { accountId, visitorId }) => {
      for (const id of [accountId, visitorId])
        if (id) await manager.query("delete from attempt where key like '%' || $1::text || '%'", [id]);
    },
  },
  {
    entity: IdempotencyKey,
    personalFields: ['actor', 'answer'],
    retention: '24 hours',
    export: nothingToExport,
    erase: async (manager, { accountId, email, visitorId }) => {
      const actors = [accountId && `account:${accountId}`, visitorId && `visitor:${visitorId}`].filter(Boolean);
      await manager.query("delete from idempotency_key where actor = any($1) or answer->>'email' = $2", [actors, email]);
    },
  },
  {
    entity: Visitor,
    personalFields: ['displayName', 'createdAt', 'lastSeenAt'],
    retention: '180 days after the last visit; with contributions as long as these',
    export: nothingToExport,
    erase: async (manager, { visitorId }) => {
      if (visitorId) await manager.delete(Visitor, { id: visitorId });
    },
  },
  {
    entity: Account,
    personalFields: [
      'email',
      'passwordHash',
      'firstname',
      'name',
      'publicName',
      'admin',
      'reviewer',
      'international',
      'locale',
      'licence',
      'favouriteTools',
      'disabledTools',
      'disabledToolsFeatures',
      'enabledFeatures',
      'schoolId',
      'schoolRole',
      'schoolSince',
      'confirmedAt',
      'createdAt',
    ],
    retention: 'until its owner erases it',
    export:
      exportRows(`select id, type, email, firstname, name, public_name, admin, reviewer, international, locale, licence, favourite_tools,
      disabled_tools, disabled_tools_features, enabled_features, school_role, school_since, confirmed_at, created_at from account where id = $1`),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(Account, { id: accountId });
    },
  },
];
