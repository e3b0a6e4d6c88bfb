import type { PupilText as Answer } from '@murmel/contracts';
import { PupilText, PupilTextFeedback, PupilTextHint, PupilTextHintJob } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { withShownNames } from '../../../core/answers/class-names.js';
import { shownHint } from '../hints/shown-hint.js';
import { textMetadata, versionsOf } from '../writing/own-text.js';
import { writtenFeedback } from './shown-feedback.js';

type NumberedText = PupilText & { place: number };

async function shown(manager: EntityManager, rows: readonly NumberedText[]): Promise<Answer[]> {
  const ids = rows.map(({ id }) => id);
  const versions = await versionsOf(manager, ids);
  const said = await manager.find(PupilTextFeedback, { where: { responseId: In(ids) }, order: { version: 'asc' } });
  const hints = await manager.find(PupilTextHint, { where: { responseId: In(ids) }, order: { version: 'asc', place: 'asc' } });
  const work = await manager.find(PupilTextHintJob, { where: { responseId: In(ids) }, order: { version: 'asc' } });
  const of = <T extends { responseId: string }>(all: readonly T[], id: string) => all.filter(({ responseId }) => responseId === id);
  return (await withShownNames(manager, rows)).map((row) => ({
    ...textMetadata(row, versions.get(row.id)!),
    number: row.place,
    feedback: of(said, row.id).map(writtenFeedback),
    hints: of(hints, row.id).map((hint) => ({ ...shownHint(hint), state: hint.state })),
    hintWork: of(work, row.id).map(({ version, state, failure, model }) => ({ version, state, failure, model })),
  }));
}

/** Returns a page of all texts in the order in which they were begun, for those who read responses: what was handed in, never a draft. */
export async function pageOfTexts(manager: EntityManager, itemId: string, { page, limit }: { page: number; limit: number }) {
  const skip = (page - 1) * limit;
  const order = { createdAt: 'asc', id: 'asc' } as const;
  const [rows, total] = await manager.findAndCount(PupilText, { where: { itemId }, order, take: limit, skip });
  const numbered = rows.map((row, index) => ({ ...row, place: skip + index + 1 }));
  return { entries: await shown(manager, numbered), total, page, limit };
}

/** Returns one text, with its place among all of them from 1. */
export async function oneText(manager: EntityManager, row: PupilText): Promise<Answer> {
  const [before] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from pupil_text r where r.item_id = $1
       and (r.created_at, r.id) < (select o.created_at, o.id from pupil_text o where o.id = $2)`,
    [row.itemId, row.id],
  );
  return (await shown(manager, [{ ...row, place: before!.count + 1 }]))[0]!;
}

/** Texts that are read at once: little memory, few queries. */
const BATCH = 100;

/** All of them, read while they are used. */
export async function* eachText(manager: EntityManager, itemId: string): AsyncGenerator<Answer> {
  for (let page = 1; ; page += 1) {
    const { entries } = await pageOfTexts(manager, itemId, { page, limit: BATCH });
    yield* entries;
    if (entries.length < BATCH) return;
  }
}
