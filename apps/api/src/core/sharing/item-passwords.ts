import { createHash } from 'node:crypto';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Item, ItemGrant } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestContext } from '../../platform/request-context.js';
import { AttemptLimits, type AttemptRule } from '../accounts/attempt-limits.js';
import { ClientNetworks } from '../accounts/client-networks.js';
import { passwordMatches } from '../accounts/passwords.js';
import { WrongPasswordCache } from './wrong-password-cache.js';

const { tries, windowMinutes, waitMinutes, perItem, perPlace, reserve, reserveTries } = SERVER_LIMITS.itemPasswordTries;
const waitSeconds = waitMinutes * 60;
const HOUR = 60;
const PERSON: AttemptRule = { tries, windowMinutes, waitSeconds };
/**
 * Rate limits that apply even if the cookie is dropped after each guess: 40 and 20 make at most 60 guesses an hour from all of the world.
 */
const ITEM: AttemptRule = { tries: perItem, windowMinutes: HOUR, waitSeconds };
const RESERVE: AttemptRule = { tries: reserve, windowMinutes: HOUR, waitSeconds };
/** Attempt limit of a network that used the right password. */
const PLACE: AttemptRule = { tries: perPlace, windowMinutes: HOUR, waitSeconds };
/** Tries of a network that was not wrong yet; the rule never blocks by itself. */
const FRESH: AttemptRule = { tries: 2 ** 31 - 1, windowMinutes: HOUR, waitSeconds: 0 };
const RIGHT_HOURS = 24;

/**
 * Compares the password of an item. Callers known by account or by earlier access have their own attempt limits. Networks from which the
 * right password was entered have theirs, and all unknown clients share the remaining one. Guessing thus only slows down the guessing
 * clients.
 */
@Injectable()
export class ItemPasswords {
  /** the last turn of each lane that has not ended */
  private readonly running = new Map<string, Promise<void>>();
  private readonly wrong = new WrongPasswordCache();

  constructor(
    private readonly database: DataSource,
    private readonly attempts: AttemptLimits,
    private readonly places: ClientNetworks,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait after ten wrong tries in ten minutes */
  async isRight(context: RequestContext, itemId: string, password: string): Promise<boolean> {
    const item = await this.database.manager.findOneBy(Item, { id: itemId });
    const before = `${item?.passwordHash} ${createHash('sha256').update(password).digest('base64url')}`;
    // A wrong password that was refused once can be refused again from memory: this reveals nothing.
    if (this.wrong.has(itemId, before)) return false;
    const person = await this.knownPerson(context, itemId);
    const place = this.places.hashOf(context.request);
    const turn = await this.turnOf(person === undefined ? `${itemId}:${place}` : `${itemId}:${person}`);
    try {
      const rules =
        person === undefined
          ? await this.rulesOfStranger(context, itemId, place)
          : new Map([[`item-password:${itemId}:${person}`, PERSON]]);
      // Once the first of a class is in, the others of its network need not wait for each other.
      if (rules.has(placeKey(itemId, place)) && !rules.has(allKey(itemId)) && !rules.has(reserveKey(itemId))) turn.end();
      const taken = await this.take(rules);
      const stranger = person === undefined ? context.request.ip : undefined;
      const right = await passwordMatches(item?.passwordHash, password, stranger).catch(async (error: unknown) => {
        await this.giveBack(taken);
        throw error;
      });
      if (right) {
        await this.giveBack(taken);
        await this.attempts.note(rightKey(itemId, place), RIGHT_HOURS * 60);
      } else {
        this.wrong.add(itemId, before);
      }
      return right;
    } finally {
      turn.end();
    }
  }

  /** Counts before it is compared, so that guesses that arrive together share what is left. @throws TOO_MANY_REQUESTS, and then nothing is counted */
  private async take(rules: ReadonlyMap<string, AttemptRule>): Promise<ReadonlyMap<string, AttemptRule>> {
    const taken = new Map<string, AttemptRule>();
    try {
      for (const [key, rule] of rules) {
        await this.attempts.take(key, rule);
        taken.set(key, rule);
      }
    } catch (error) {
      await this.giveBack(taken);
      throw error;
    }
    return taken;
  }

  private async giveBack(taken: ReadonlyMap<string, AttemptRule>): Promise<void> {
    for (const [key, rule] of taken) await this.attempts.giveBack(key, rule);
  }

  /** One after the other per lane: only after the first of a class it is known that the right password comes from its network. */
  private async turnOf(lane: string): Promise<{ end: () => void }> {
    const before = this.running.get(lane);
    let end: () => void = () => undefined;
    const mine = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.running.set(lane, mine);
    await before;
    return {
      end: () => {
        end();
        if (this.running.get(lane) === mine) this.running.delete(lane);
      },
    };
  }

  /** Returns the account, or a visitor who had access before. */
  private async knownPerson({ account, visitor }: RequestContext, itemId: string): Promise<string | undefined> {
    if (account) return account.id;
    return visitor && (await this.database.manager.existsBy(ItemGrant, { visitorId: visitor.id, itemId })) ? visitor.id : undefined;
  }

  /** @throws TOO_MANY_REQUESTS when strangers have guessed too often, but for the first tries of a network that was not wrong yet */
  private async rulesOfStranger({ visitor }: RequestContext, itemId: string, place: string): Promise<Map<string, AttemptRule>> {
    const [all, here] = [allKey(itemId), placeKey(itemId, place)];
    const states = await this.attempts.states([all, here, rightKey(itemId, place)]);
    const person: [string, AttemptRule][] = visitor ? [[`${all}:${visitor.id}`, PERSON]] : [];
    if (states.has(rightKey(itemId, place))) return new Map([[here, PLACE], ...person]);
    if (!states.get(all)?.blocked) return new Map([[all, ITEM], [here, FRESH], ...person]);
    if ((states.get(here)?.failures ?? 0) >= reserveTries) await this.attempts.refuseWhenBlocked(all);
    return new Map([[reserveKey(itemId), RESERVE], [here, FRESH], ...person]);
  }
}

const allKey = (itemId: string): string => `item-password:${itemId}`;
const placeKey = (itemId: string, place: string): string => `${allKey(itemId)}:from:${place}`;
const reserveKey = (itemId: string): string => `${allKey(itemId)}:reserve`;
/** A network from which the right password came. */
const rightKey = (itemId: string, place: string): string => `${allKey(itemId)}:right:${place}`;
