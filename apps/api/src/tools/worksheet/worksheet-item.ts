import { createHash } from 'node:crypto';
import { decide } from '@murmel/access-policy';
import type { Worksheet as Answer, ToolInput, WorksheetRules } from '@murmel/contracts';
import { type BoardData, seedWorksheet, WORKSHEET_OPERATIONS, worksheetKind } from '@murmel/documents';
import { publish, seedDocument, Worksheet } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { boardActorOf } from '../../core/boards/board-actor.js';
import { BoardReader } from '../../core/boards/board-reader.js';
import { updateItem } from '../../core/items/change-items.js';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { apiError } from '../../platform/api-error.js';
import { omitUndefined } from '../../platform/omit-undefined.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { blockAnswers } from './blocks/block-answer.js';
import { DEFAULT_RULES } from './default-rules.js';
import { STORED_WORKSHEET, shownTo } from './stored-worksheet.js';
import { lockedWorksheet, worksheetOf } from './worksheet-repository.js';

const UNTITLED = { de: 'Neues Arbeitsblatt', en: 'New worksheet' } as const;
type Change = ToolInput<'worksheet', 'update'>;

/** Worksheets as items: the sheet is a live document, how it is worked on are rows. */
export const worksheetItem: ItemContribution<'worksheet'> = {
  germanName: 'Arbeitsblatt',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item, owner }) {
    await seedDocument(manager, item.id, seedWorksheet(), { accountId: owner.id, visitorId: null });
    await manager.insert(Worksheet, { itemId: item.id, ...DEFAULT_RULES });
    return { worksheet: await wholeWorksheet(manager, item.id, true) };
  },
  read: async (manager, context, { id }) => ({ worksheet: await wholeWorksheet(manager, id, boardActorOf(context).trusted) }),
  change: changeRules,
  async changeBoard(boards, context, { border, font, colour, ground, cover }) {
    const input = omitUndefined({ border, font, colour, ground, cover });
    if (Object.keys(input).length === 0) return;
    const operation = WORKSHEET_OPERATIONS.changeLook;
    await boards.run(context, STORED_WORKSHEET, { name: 'changeLook', operation, input });
  },
};

/** @throws NOT_FOUND */
export async function wholeWorksheet(manager: EntityManager, itemId: string, trusted: boolean): Promise<Answer['worksheet']> {
  const row = await worksheetOf(manager, itemId);
  const rules = rulesOf(row);
  const read = await BoardReader.of(manager).read(STORED_WORKSHEET, itemId);
  const sheet = shownTo(read, { trusted }, rules);
  const blocks = blockAnswers({ itemId, sheet, mayEdit: trusted });
  return { look: sheet.look, rules, passesSolutions: row.passesSolutions, blocks, revision: revisionOf(read.data, rules) };
}

export function rulesOf({ state, way, checks, showsSolutions, hints, minutes, shuffled }: Worksheet): WorksheetRules {
  return { state, way, checks, showsSolutions, hints, minutes, shuffled };
}

const revisions = new WeakMap<BoardData, string>();

/** Returns a revision that changes as soon as participants would see anything else. */
export function revisionOf(data: Parameters<typeof worksheetKind.viewOf>[0], rules: WorksheetRules): string {
  let sheet = revisions.get(data);
  if (sheet === undefined) {
    const view = worksheetKind.viewOf(data);
    sheet = createHash('sha256')
      .update(JSON.stringify(Object.values(view).map((table) => [...table])))
      .digest('base64url')
      .slice(0, 16);
    revisions.set(data, sheet);
  }
  const { state: _state, ...how } = rules;
  return `${sheet}.${createHash('sha256').update(JSON.stringify(how)).digest('base64url').slice(0, 8)}`;
}

async function changeRules(manager: EntityManager, context: RequestContext, change: Change): Promise<void> {
  const { state, way, checks, showsSolutions, hints, minutes, shuffled, passesSolutions } = change;
  const changes = omitUndefined({ state, way, checks, showsSolutions, hints, minutes, shuffled, passesSolutions });
  if (Object.keys(changes).length === 0) return;
  const { id: itemId, facts } = itemOf(context);
  // Passing on solutions cannot be undone: it takes the right to share.
  if (passesSolutions !== undefined && !decide(context.actor, 'item.share', { item: facts }).allow) throw apiError('FORBIDDEN');
  await lockedWorksheet(manager, itemId);
  await manager.update(Worksheet, { itemId }, changes);
  await updateItem(manager, itemId, {});
  await publish(manager, 'item.changed', { itemId });
}
