import { randomInt } from 'node:crypto';
import type { InterfaceLanguage } from '@murmel/contracts';
import { GuestName, publish, Visitor } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { guestName, PAIRS } from './name-pairs.js';

/** Pairs that are tried before a number follows one: with half of them taken, not even one item in a million comes so far. */
const PAIRS_TRIED = 20;

/** @param acceptLanguage the browser's header; German unless its first supported language is English */
export function languageOf(acceptLanguage: string | undefined): InterfaceLanguage {
  const first = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((code) => code === 'de' || code === 'en');
  return first === 'en' ? 'en' : 'de';
}

/** Any of the pairs. */
export function randomGuestName(language: InterfaceLanguage): string {
  return guestName(randomInt(PAIRS), language);
}

/**
 * Returns the visitor's display name in an item: the chosen one, or a pair of words that is unique in that item, which the database
 * enforces. Prefers the pair the visitor got first if it is free; returning visitors keep theirs.
 */
export async function guestNameInItem(
  manager: EntityManager,
  itemId: string,
  visitor: Visitor,
  language: InterfaceLanguage,
): Promise<string> {
  if (visitor.named) return visitor.displayName;
  for (let tries = 0; ; tries += 1) {
    const pair = tries === 0 ? visitor.displayName : randomGuestName(language);
    const name = tries < PAIRS_TRIED ? pair : `${pair} ${randomInt(2, PAIRS)}`;
    const [row] = await manager.query<{ name: string }[]>(
      `with made as (
         insert into guest_name (item_id, visitor_id, name) select $1, id, $3 from visitor where id = $2 and not named
             and not exists (select 1 from guest_name where item_id = $1 and visitor_id = $2)
           on conflict do nothing returning name)
       select name from made union all select name from guest_name where item_id = $1 and visitor_id = $2`,
      [itemId, visitor.id, name],
    );
    if (row) return row.name;
    // They chose one at this moment, or were erased.
    const now = await manager.findOneBy(Visitor, { id: visitor.id });
    if (!now || now.named) return now?.displayName ?? visitor.displayName;
  }
}

/** Takes the name that a visitor chose, in every item. */
export async function nameVisitor(manager: EntityManager, visitorId: string, displayName: string): Promise<void> {
  await manager.update(Visitor, { id: visitorId }, { displayName, named: true, nameAskedAt: null });
  await manager.delete(GuestName, { visitorId });
  await publish(manager, 'person.renamed', { visitorId });
}

/** Takes the name away that a visitor has, in every item, and asks them for another. @param pair what they are called until then */
export async function unnameVisitor(manager: EntityManager, visitorId: string, pair: string): Promise<void> {
  await manager.update(Visitor, { id: visitorId }, { displayName: pair, named: false, nameAskedAt: new Date() });
  await manager.delete(GuestName, { visitorId });
  await publish(manager, 'person.renamed', { visitorId });
}
