import { decide } from '@murmel/access-policy';
import type { Link, ToolInput, ToolListed } from '@murmel/contracts';
import { Item, publishItemAccessChanged, ShortLink } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { chosenCode } from '../../core/sharing/change-share.js';
import { isTakenCode } from '../../core/short-codes/short-codes.js';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { apiError } from '../../platform/api-error.js';
import { itemOf } from '../../platform/request-context.js';
import { changeTarget } from './change-target.js';
import { installationOf } from './link-installation.js';
import { currentState, shortLinkOf, statesOf } from './short-link-repository.js';
import { checkedTarget } from './target/links-among-targets.js';
import { lookalikeOf } from './target/lookalike.js';
import { isForeign } from './target/target-rules.js';
import { visitsByDay } from './visits/visits-by-day.js';

const UNTITLED = { de: 'Neuer Kurzlink', en: 'New short link' } as const;
type Settings = Pick<ToolInput<'link_shortener', 'update'>, 'url' | 'shortcode' | 'opensAt' | 'closesAt' | 'maxVisits'>;

/** Short links as items: a target, a code, and while it leads there. */
export const linkItem: ItemContribution<'link_shortener'> = {
  germanName: 'Kurzlink',
  untitled: (language) => UNTITLED[language],
  // A target may be a short address, and its refusal tells that a link has that code.
  chosenCode: ({ shortcode, url }) => shortcode ?? (url || undefined),
  async create(manager, { item, input }) {
    await manager.insert(ShortLink, { itemId: item.id, maxVisits: null });
    await write(manager, await shortLinkOf(manager, item.id), input);
    await takeCode(manager, item, input.shortcode ?? true);
    return { link: await linkFor(manager, item.id, true) };
  },
  async read(manager, _asking, { id, abilities }) {
    return { link: await linkFor(manager, id, abilities.update === true) };
  },
  async listed(manager, items) {
    const { rules } = installationOf(manager);
    const changed = items.filter(({ abilities }) => abilities.update === true).map(({ id }) => id);
    const links = await manager.findBy(ShortLink, { itemId: In(items.map(({ id }) => id)) });
    const codes = new Map(
      (await manager.find(Item, { where: { id: In(changed) }, select: { id: true, shortCode: true } })).map((one) => [
        one.id,
        one.shortCode,
      ]),
    );
    const visits = await visitsByDay(manager, changed);
    const states = await statesOf(manager, links, rules);
    return new Map(
      links.map(({ itemId, url, visits: total }, index): [string, Pick<ToolListed<'link_shortener'>, 'link'>] => {
        const [state, mayChange] = [states[index]!, codes.has(itemId)];
        const seen = mayChange || state === 'open' ? url : '';
        const shortcode = codes.get(itemId) ?? null;
        const shortLink = shortcode === null ? null : `${rules.ownOrigin}/s/${shortcode}`;
        const own = { shortcode, shortLink, visits: visits.get(itemId) ?? [], total: mayChange ? total : null };
        return [itemId, { link: { state, url: seen, foreign: seen !== '' && isForeign(seen, rules), ...own } }];
      }),
    );
  },
  async change(manager, context, input) {
    const { id: itemId, facts } = itemOf(context);
    const link = await manager.findOne(ShortLink, { where: { itemId }, lock: { mode: 'pessimistic_write' } });
    if (!link) throw apiError('NOT_FOUND');
    await write(manager, link, input);
    if (input.shortcode === undefined) return;
    // The code grants access, so changing it takes the right to share.
    if (!decide(context.actor, 'item.share', { item: facts }).allow) throw apiError('FORBIDDEN');
    await takeCode(manager, await manager.findOneByOrFail(Item, { id: itemId }), input.shortcode);
    await publishItemAccessChanged(manager, itemId);
  },
};

/** Returns a link for callers who may change it and for those who follow it. The latter learn its target only while it leads there. */
async function linkFor(manager: EntityManager, itemId: string, mayChange: boolean): Promise<Link> {
  const { rules } = installationOf(manager);
  const link = await shortLinkOf(manager, itemId);
  const state = await currentState(manager, link, rules);
  const url = mayChange || state === 'open' ? link.url : '';
  const { shortCode } = await manager.findOneByOrFail(Item, { id: itemId });
  return {
    ...{ state, url, lookalike: lookalikeOf(url), foreign: url !== '' && isForeign(url, rules) },
    shortcode: mayChange ? shortCode : null,
    opensAt: link.opensAt?.toISOString() ?? null,
    closesAt: link.closesAt?.toISOString() ?? null,
    maxVisits: mayChange ? link.maxVisits : null,
  };
}

async function write(manager: EntityManager, link: ShortLink, input: Settings): Promise<void> {
  const { itemId } = link;
  const { opensAt, closesAt } = { ...link, ...dates(input) };
  if (opensAt && closesAt && opensAt >= closesAt) throw apiError('LINK_TIMES_REVERSED');
  const own = { ...dates(input), ...(input.maxVisits !== undefined && { maxVisits: input.maxVisits }) };
  if (Object.keys(own).length > 0) await manager.update(ShortLink, { itemId }, own);
  if (input.url === undefined) return;
  const url = await checkedTarget(manager, input.url, installationOf(manager).rules);
  if (url !== link.url) await changeTarget(manager, itemId, url);
}

/** Returns only the fields that were sent. */
function dates({ opensAt, closesAt }: Settings): Partial<Pick<ShortLink, 'opensAt' | 'closesAt'>> {
  const dated = (moment: string | null) => (moment === null ? null : new Date(moment));
  return { ...(opensAt !== undefined && { opensAt: dated(opensAt) }), ...(closesAt !== undefined && { closesAt: dated(closesAt) }) };
}

/** The short address of the item is the code of the link (ADR 49). @throws SHORT_CODE_TAKEN */
async function takeCode(manager: EntityManager, item: Pick<Item, 'id' | 'shortCode'>, wanted: string | true): Promise<void> {
  try {
    const shortCode = await chosenCode(manager, item, wanted);
    await manager.update(Item, { id: item.id }, { shortCode, shortCodeOff: false });
  } catch (error) {
    if (isTakenCode(error)) throw apiError('SHORT_CODE_TAKEN');
    throw error;
  }
}
