import { type PartFields, partAddress, TOOLS } from '@murmel/contracts';
import { NEW_PINBOARD, newPartId, type PinboardSettings, SETTINGS_ID, seedPinboard } from '@murmel/documents';
import { createLogger, type Item, seedDocument } from '@murmel/server';
import { startCollaborationServer } from '../../../collab-server/src/server.js';
import { startApi, type TestApi } from '../../support/api.js';
import { freePort } from '../../support/free-port.js';
import { type Cast, castOf } from '../sharing/cast.js';

/** The api with a collab-server beside it that carries out what it orders. */
export async function startApiWithBoards(adminUrl: string): Promise<TestApi> {
  const port = await freePort();
  const api = await startApi(adminUrl, { collabInternalUrl: `http://127.0.0.1:${port}` });
  const collaboration = await startCollaborationServer(api.configuration, createLogger('test', api.configuration.logLevel), port);
  return {
    ...api,
    stop: async () => {
      await collaboration.stop();
      await api.stop();
    },
  };
}

export type CardName = 'plain' | 'own' | 'hidden' | 'waiting' | 'invisible' | 'trashed' | 'readOnly' | 'inTrashedList';

export interface BoardCast extends Cast {
  /** own ids of the cards */
  cards: Record<CardName, string>;
  /** address of a card in calls */
  card(name: CardName): string;
}

type Extra = Readonly<Record<string, Record<string, PartFields>>>;

/**
 * A board (`secret`, guests may write) with one card of each kind: by the owner, the guest's own, hidden, the guest's own that
 * waits, invisible to guests, in the trash, only to be read, in a list that is in the trash.
 */
export async function boardCast(
  api: TestApi,
  settings: Partial<PinboardSettings> = {},
  item: Partial<Item> = {},
  extra: (cards: BoardCast['cards'], cast: Cast) => Extra = () => ({}),
): Promise<BoardCast> {
  const cast = await castOf(api, {
    kind: TOOLS.pinboard.kind,
    title: 'Lebensraum Wald',
    visitorPermission: 'visitor_permissions_write',
    ...item,
  });
  const [list, gone] = [newPartId(), newPartId()];
  const owner = cast.owner.account.id;
  const cards: BoardCast['cards'] = {
    plain: newPartId(),
    own: newPartId(),
    hidden: newPartId(),
    waiting: newPartId(),
    invisible: newPartId(),
    trashed: newPartId(),
    readOnly: newPartId(),
    inTrashedList: newPartId(),
  };
  const special: Partial<Record<CardName, PartFields>> = {
    own: { author: cast.guest.visitor.id },
    hidden: { hidden: true },
    waiting: { waiting: true, author: cast.guest.visitor.id },
    invisible: { permission: 'visitor_permissions_invisible' },
    trashed: { trashed: { at: 1, by: owner } },
    readOnly: { permission: 'visitor_permissions_read' },
    inTrashedList: { place: { list: gone, order: 'a0' } },
  };
  const names = Object.keys(cards) as CardName[];
  const more = extra(cards, cast);
  const data = {
    ...NEW_PINBOARD,
    settings: new Map([[SETTINGS_ID, { background: { kind: 'wallpaper', wallpaper: 'hills' }, ...settings } as PartFields]]),
    lists: new Map<string, PartFields>([
      [list, { order: 'a0', name: 'Tiere', colour: 'none', author: owner }],
      [gone, { order: 'a1', name: 'Weg', colour: 'none', author: owner, trashed: { at: 1, by: owner } }],
    ]),
    cards: new Map<string, PartFields>(
      names.map((name, n) => [
        cards[name],
        {
          place: { list, order: `a${n}` },
          name: `Karte ${name}`,
          colour: 'none',
          author: owner,
          createdAt: 1_790_000_000_000,
          ...special[name],
          ...more['cards']?.[cards[name]],
        },
      ]),
    ),
    attachments: new Map<string, PartFields>(Object.entries(more['attachments'] ?? {})),
    stops: new Map<string, PartFields>(Object.entries(more['stops'] ?? {})),
  };
  await seedDocument(api.database.manager, cast.item.id, seedPinboard(data), { accountId: owner, visitorId: null });
  return { ...cast, cards, card: (name) => partAddress(cast.item.id, cards[name]) };
}

/** Cards that no guest sees; `waiting` is seen by its own author. */
export const UNSEEN: readonly CardName[] = ['hidden', 'invisible', 'trashed', 'inTrashedList'];
