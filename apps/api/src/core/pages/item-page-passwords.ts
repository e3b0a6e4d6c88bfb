import { itemRoleOf } from '@murmel/access-policy';
import { LIMITS, startLanguage } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import { Csrf } from '../../platform/csrf.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ItemAccess } from '../sharing/item-access.js';
import { ItemPasswords } from '../sharing/item-passwords.js';
import { type PasswordProblem, passwordForm } from './password-form.js';

/** The password of an item whose page the server renders, asked and taken without any script. */
@Injectable()
export class ItemPagePasswords {
  constructor(
    private readonly database: DataSource,
    private readonly csrf: Csrf,
    private readonly passwords: ItemPasswords,
    private readonly access: ItemAccess,
  ) {}

  /** Returns the form for a caller whom the password keeps out; empty for all others, who learn nothing. */
  async form(context: RequestContext, itemId: string, problem?: PasswordProblem): Promise<string> {
    const facts = await loadFactsOfItem(this.database.manager, context.actor, itemId, {});
    if (!facts || itemRoleOf(context.actor, facts) !== 'mustAsk') return '';
    const { url, headers } = context.request;
    const browser = (headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]!.trim());
    const search = url.slice(url.split('?', 1)[0]!.length);
    const language = startLanguage({ search, kept: null, profile: context.account?.locale, browser });
    return passwordForm(language, this.csrf.tokenFor(context), problem);
  }

  /**
   * Compares the password with the limits of all attempts, and keeps a right one as a grant of this visitor.
   * @returns why it does not open the item; undefined if it does
   */
  async take(context: RequestContext, item: Item, fields: URLSearchParams): Promise<PasswordProblem | undefined> {
    if (!this.csrf.allowsForm(context.request, fields.get('csrf') ?? '', context)) return 'outdated';
    const password = fields.get('password') ?? '';
    if (password.length < LIMITS.itemPassword.min || password.length > LIMITS.itemPassword.max) return 'wrong';
    const facts = await loadFactsOfItem(this.database.manager, context.actor, item.id, {});
    if (!facts || itemRoleOf(context.actor, facts) !== 'mustAsk') return undefined;
    try {
      if (!(await this.passwords.isRight(context, facts.parentId ?? item.id, password))) return 'wrong';
    } catch (error) {
      if (!(error instanceof ORPCError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      return { seconds: Number((error.data as { seconds?: number } | undefined)?.seconds ?? 0) };
    }
    // Read before the comparison: a password that was renewed meanwhile leaves a grant of yesterday, which opens nothing.
    const versions = { token: item.linkVersion, password: item.passwordVersion };
    await this.access.keepGrant(context, {
      id: item.id,
      facts: { ...facts, presented: { ...facts.presented, password: true } },
      versions,
    });
    return undefined;
  }
}
