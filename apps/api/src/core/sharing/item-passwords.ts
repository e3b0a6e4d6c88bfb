import { LIMITS } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Asking } from '../../platform/asking.js';
import { Attempts } from '../accounts/attempts.js';
import { passwordMatches } from '../accounts/passwords.js';

const { tries, windowMinutes, waitMinutes } = LIMITS.itemPassword;
const PERSON = { tries, windowMinutes, waitSeconds: waitMinutes * 60 };
/** Whoever throws away the cookie after every guess still meets this: at most about 60 guesses an hour per item. */
const ITEM = { tries: 50, windowMinutes: 60, waitSeconds: waitMinutes * 60 };

/** Compares the password of an item. Guesses are counted per person and per item, never per address: a school is one address. */
@Injectable()
export class ItemPasswords {
  /** the last comparison per item that is still running */
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly database: DataSource,
    private readonly attempts: Attempts,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait after ten wrong tries in ten minutes */
  isRight(asking: Asking, itemId: string, password: string): Promise<boolean> {
    // One after the other per item: guesses that arrive together must not all slip through before the first is counted.
    const before = this.running.get(itemId) ?? Promise.resolve();
    const mine = before.then(() => this.compare(asking, itemId, password));
    const settled = mine.catch(() => undefined).finally(() => {
      if (this.running.get(itemId) === settled) this.running.delete(itemId);
    });
    this.running.set(itemId, settled);
    return mine;
  }

  private async compare(asking: Asking, itemId: string, password: string): Promise<boolean> {
    const person = asking.session?.hash ?? asking.visitor?.id;
    const rules = new Map([[`item-password:${itemId}`, ITEM], ...(person ? [[`item-password:${itemId}:${person}`, PERSON] as const] : [])]);
    for (const key of rules.keys()) await this.attempts.refuseWhenBlocked(key);
    const item = await this.database.manager.findOneBy(Item, { id: itemId });
    const right = await passwordMatches(item?.passwordHash, password);
    if (!right) for (const [key, rule] of rules) await this.attempts.failed(key, rule);
    return right;
  }
}
