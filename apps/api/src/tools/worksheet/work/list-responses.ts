import type { WorksheetResponse as Answer } from '@murmel/contracts';
import { type Sheet } from '@murmel/documents';
import { WorksheetFeedback, WorksheetResponse } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { withShownNames } from '../../../core/answers/class-names.js';
import { contentOf } from '../../../core/answers/stored-answers.js';
import { writtenFeedback } from '../feedback/shown-feedback.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { responseMetadata, resultsOf } from './own-work.js';
import { worksheetAnswerKind } from './worksheet-answer-kind.js';

/** Returns responses for the teacher, with automatic results and feedback. */
export async function shownResponses(manager: EntityManager, itemId: string, rows: readonly WorksheetResponse[]): Promise<Answer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sheet: Sheet = await storedWorksheet(manager, itemId);
  const contents = await contentOf(manager, worksheetAnswerKind, ids);
  const said = new Map((await manager.findBy(WorksheetFeedback, { responseId: In(ids) })).map((one) => [one.responseId, one]));
  return (await withShownNames(manager, rows)).map((row) => {
    const { answers, files } = contents.get(row.id)!;
    const feedback = said.get(row.id);
    return {
      ...responseMetadata(row),
      answers,
      files,
      results: resultsOf(sheet, answers),
      feedback: feedback ? writtenFeedback(feedback) : null,
    };
  });
}

/** Returns a page of all responses, current and past, in the order of starting. */
export async function pageOfResponses(manager: EntityManager, itemId: string, { page, limit }: { page: number; limit: number }) {
  const [rows, total] = await manager.findAndCount(WorksheetResponse, {
    where: { itemId },
    order: { createdAt: 'asc', id: 'asc' },
    take: limit,
    skip: (page - 1) * limit,
  });
  return { entries: await shownResponses(manager, itemId, rows), total, page, limit };
}

/** Responses that are read at once: little memory, few queries. */
const BATCH = 200;

/** All of them, read while they are used. */
export async function* eachWork(manager: EntityManager, itemId: string): AsyncGenerator<Answer> {
  for (let page = 1; ; page += 1) {
    const { entries } = await pageOfResponses(manager, itemId, { page, limit: BATCH });
    yield* entries;
    if (entries.length < BATCH) return;
  }
}
