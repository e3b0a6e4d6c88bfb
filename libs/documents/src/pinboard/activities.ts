import type { PinboardActivityKind } from '@murmel/contracts';
import { type BoardData, differences } from '../board/board-data.js';
import { parsePinboard } from './parse.js';
import type { Pinboard, PinboardTable } from './schema.js';

/** Activity as the log keeps it. Author and time are known to the observer of the change. */
export interface PinboardActivity {
  kind: PinboardActivityKind;
  /** null for what concerns a list or the whole board */
  card: string | null;
  list: string | null;
  /** title of the card or list when it happened, so that the log can be read after it is gone */
  name: string;
  /** the list it was moved to, the new colour, the person who was stopped */
  detail: string;
}

const CARD_FIELDS: Readonly<Record<string, PinboardActivityKind>> = {
  place: 'move_card',
  name: 'name',
  description: 'description',
  colour: 'colour',
  cover: 'cover',
  permission: 'permission',
};

/** Derives the activities of a user from two states of a board, for the activity log. */
export function pinboardActivities(before: BoardData<PinboardTable>, after: BoardData<PinboardTable>): PinboardActivity[] {
  const [was, is] = [parsePinboard(before), parsePinboard(after)];
  return differences(before, after).flatMap((change): PinboardActivity[] => {
    switch (change.table) {
      case 'cards':
        return cardActivities(was, is, change.id, 'remove' in change ? [] : Object.keys(change.set));
      case 'lists':
        return listActivities(was, is, change.id, 'remove' in change ? [] : Object.keys(change.set));
      case 'attachments':
        return attachmentActivities(was, is, change.id);
      case 'settings':
        return [
          { kind: 'settings', card: null, list: null, name: '', detail: 'remove' in change ? '' : Object.keys(change.set).join(' ') },
        ];
      case 'stops':
        return 'remove' in change ? [] : [{ kind: 'stop_person', card: null, list: null, name: '', detail: change.id }];
    }
  });
}

function cardActivities(was: Pinboard, is: Pinboard, id: string, fields: readonly string[]): PinboardActivity[] {
  const [old, now] = [was.card(id), is.card(id)];
  const card = now ?? old;
  if (!card) return [];
  const entry = (kind: PinboardActivityKind, detail = ''): PinboardActivity => ({
    kind,
    card: id,
    list: card.list,
    name: card.name,
    detail,
  });
  if (!old) return [entry('create_card', is.list(card.list)?.name ?? '')];
  // Out of the trash for ever: that it was removed stands in the log already.
  if (!now) return old.trashed || was.list(old.list)?.trashed ? [] : [entry('destroy_card')];
  return fields.flatMap((field): PinboardActivity[] => {
    if (field === 'trashed') return [entry(now.trashed ? 'destroy_card' : 'restore_card')];
    if (field === 'hidden') return [entry('hide_card', now.hidden ? 'hidden' : '')];
    if (field === 'waiting') return [entry('release_card', now.waiting ? 'waiting' : '')];
    const kind = CARD_FIELDS[field];
    if (!kind) return [];
    if (kind === 'move_card') return [entry(kind, is.list(now.list)?.name ?? '')];
    return [entry(kind, { colour: now.colour, permission: now.permission ?? '', name: old.name }[field] ?? '')];
  });
}

function listActivities(was: Pinboard, is: Pinboard, id: string, fields: readonly string[]): PinboardActivity[] {
  const [old, now] = [was.list(id), is.list(id)];
  const list = now ?? old;
  if (!list || !now) return [];
  const entry = (kind: PinboardActivityKind, detail = ''): PinboardActivity => ({ kind, card: null, list: id, name: list.name, detail });
  if (!old) return [entry('create_list')];
  return fields.flatMap((field): PinboardActivity[] => {
    switch (field) {
      case 'trashed':
        return [entry(now.trashed ? 'destroy_list' : 'restore_list')];
      case 'order':
        return [entry('move_list')];
      case 'name':
        return [entry('name', old.name)];
      case 'colour':
        return [entry('colour', now.colour)];
      case 'permission':
        return [entry('permission', now.permission ?? '')];
      default:
        return [];
    }
  });
}

function attachmentActivities(was: Pinboard, is: Pinboard, id: string): PinboardActivity[] {
  const attachment = is.attachment(id) ?? was.attachment(id);
  const card = attachment && is.card(attachment.card);
  if (!attachment || !card) return [];
  return [
    {
      kind: 'attachment',
      card: card.id,
      list: card.list,
      name: card.name,
      detail: attachment.kind === 'file' ? attachment.name : attachment.site || hostOf(attachment.url),
    },
  ];
}

/** Returns the name of a page without a title. */
function hostOf(url: string): string {
  return /^[a-z]+:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] ?? url;
}
