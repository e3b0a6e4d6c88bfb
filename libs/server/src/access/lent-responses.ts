import { type Actor, decide, type ItemFacts } from '@murmel/access-policy';
import type { EntityManager } from 'typeorm';
import { ofEveryKind, RESPONSE_DEVICES } from './response-devices.js';

/** Author of a response: an account, else a visitor; neither once they are erased. */
export interface ResponseOwner {
  itemId: string;
  accountId: string | null;
  visitorId: string | null;
}

/** Caller and item, with the rights the caller has without a lent response. */
type FactsRequest = { actor: Actor; itemId: string };
type Load = (manager: EntityManager, asked: readonly FactsRequest[]) => Promise<(ItemFacts | undefined)[]>;

/**
 * Returns for each response if another device may continue it: true if its author could answer at present. A device therefore never has
 * more rights than its person. Its access ends with their project, link and account, without an explicit revocation.
 */
export async function lendable(manager: EntityManager, makers: readonly ResponseOwner[], load: Load): Promise<boolean[]> {
  const ids = makers.flatMap(({ accountId }) => accountId ?? []);
  const accounts = await manager.query<NonNullable<Actor['account']>[]>(
    `select a.id, a.type, false as admin, false as reviewer from account a left join pupil_access p on p.id = a.id
      where a.id = any($1::uuid[]) and p.deactivated_at is null`,
    [ids],
  );
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const asked = makers.map(({ itemId, accountId, visitorId }): FactsRequest => {
    const actor: Actor = accountId === null ? { account: null, visitorId } : { account: accountOf.get(accountId) ?? null, visitorId: null };
    return { actor, itemId };
  });
  const facts = await load(manager, asked);
  return asked.map(({ actor }, index) => {
    const somebody = actor.account !== null || actor.visitorId !== null;
    return somebody && decide(actor, 'item.answer', { item: facts[index] }).allow;
  });
}

/** Adds lent responses to the facts of callers who could not answer otherwise: other callers cost no further query. */
export async function withLent(
  manager: EntityManager,
  asked: readonly FactsRequest[],
  facts: readonly (ItemFacts | undefined)[],
  load: Load,
): Promise<(ItemFacts | undefined)[]> {
  const shut = asked.flatMap(({ actor, itemId }, index) => {
    const item = facts[index];
    const guest = actor.account === null && actor.visitorId !== null && item !== undefined && item.kind in RESPONSE_DEVICES;
    return guest && !decide(actor, 'item.answer', { item }).allow ? [{ index, itemId, visitorId: actor.visitorId }] : [];
  });
  if (shut.length === 0) return [...facts];
  const makers = await manager.query<(ResponseOwner & { place: string })[]>(
    ofEveryKind(
      ({ responses, devices }) => `select asked.place, r.item_id as "itemId", r.account_id as "accountId", r.visitor_id as "visitorId"
        from unnest($1::uuid[], $2::uuid[]) with ordinality as asked (item_id, visitor_id, place)
        join ${devices} d on d.visitor_id = asked.visitor_id join ${responses} r on r.id = d.response_id and r.item_id = asked.item_id`,
    ),
    [shut.map(({ itemId }) => itemId), shut.map(({ visitorId }) => visitorId)],
  );
  if (makers.length === 0) return [...facts];
  const lends = await lendable(manager, makers, load);
  const lent = new Set(makers.flatMap(({ place }, index) => (lends[index] ? [shut[Number(place) - 1]!.index] : [])));
  return facts.map((item, index) => (item && lent.has(index) ? { ...item, lent: true } : item));
}
