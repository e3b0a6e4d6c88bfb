import { LIMITS } from '@murmel/contracts';
import { changed, NEW_PINBOARD, newPartId, type PinboardTable, seedPinboard, seedWorksheet } from '@murmel/documents';
import { seedDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import * as Y from 'yjs';
import { worksheetContent } from '../../../apps/api/src/tools/worksheet/worksheet-content.js';
import type { World } from '../../api/access/world.js';
import type { TestApi } from '../../support/api.js';

const { cardsPerBoard, listsPerBoard, cardsPerList } = LIMITS.pinboard;
const { documentBytes, documentStructs } = LIMITS.collaboration;
/** Share of a document's limits that is already used; the rest is for what a part costs beside its text. */
const SHARE = 0.9;
/** Three structs each. */
const PARAGRAPHS = Math.floor((documentStructs * SHARE) / 3);

/** Fills what a world has up to its limits: the text, the boards, and everything that people answered. */
export async function fillUp(api: TestApi, { items, accounts: { teacher } }: World): Promise<void> {
  const author = { accountId: teacher.id, visitorId: null };
  const { manager } = api.database;
  await seedDocument(manager, items.text_document.id, longText(), author);
  await seedDocument(manager, items.pinboard.id, fullPinboard(teacher.id), author);
  const sheet = fullSheet(teacher.id);
  await seedDocument(manager, items.worksheet.id, seedWorksheet(sheet), author);
  await manager.transaction(async (rows) => {
    // Hundreds of thousands of rows whose neighbours are known to be there.
    await rows.query('set local session_replication_role = replica');
    await rows.query(
      `insert into word_cloud_word (id, item_id, account_id, visitor_id, text, key, created_at)
         select gen_random_uuid(), $1, $2, null, 'Wort' || n, 'wort' || n, now() from generate_series(1, $3::int) n`,
      [items.word_cloud.id, teacher.id, LIMITS.wordCloud.entriesMax - 10],
    );
    await fillSurvey(rows, items.survey.id);
    await fillSheets(rows, items.worksheet.id, [...sheet.blocks.keys()]);
  });
  await api.database.query('analyze');
}

/** Many paragraphs: each costs more to open than its letters. */
function longText(): Uint8Array {
  const document = new Y.Doc();
  const letters = Math.floor((documentBytes * SHARE) / PARAGRAPHS) - 60;
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, index) => {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(`${index} `.padEnd(letters, '< '))]);
    return paragraph;
  });
  document.getXmlFragment('default').insert(0, paragraphs);
  return Y.encodeStateAsUpdate(document);
}

function fullPinboard(author: string): Uint8Array {
  const text = 'Fuchs <b> '.repeat((documentBytes * SHARE * 0.8) / cardsPerBoard / 10);
  const lists = Array.from({ length: listsPerBoard - 2 }, newPartId);
  return seedPinboard(
    changed<PinboardTable>(NEW_PINBOARD, [
      ...lists.map((id, index) => ({
        table: 'lists' as const,
        id,
        set: { name: `Liste ${index}`, order: `b${index.toString().padStart(2, '0')}1`, author },
      })),
      ...Array.from({ length: cardsPerBoard - 3 }, (_, index) => ({
        table: 'cards' as const,
        id: newPartId(),
        set: {
          name: `Karte ${index}`,
          place: {
            list: lists[index % Math.min(lists.length, Math.ceil(cardsPerBoard / cardsPerList) + 2)]!,
            order: `b${index.toString().padStart(4, '0')}1`,
          },
          author,
          createdAt: Date.now(),
          description: [{ type: 'paragraph', runs: [{ text }] }],
        },
      })),
    ]),
  );
}

function fullSheet(author: string): ReturnType<typeof worksheetContent> {
  const { blocks, solutionMax, taskMax } = LIMITS.worksheet;
  const task = 'Warum? '.repeat(taskMax / 7);
  const block = { kind: 'Text' as const, task, content: { solution: 'Darum. '.repeat(solutionMax / 7) } };
  return worksheetContent({ blocks: Array.from({ length: blocks - 3 }, () => block) }, author);
}

/** As many responses as there may be, of a sentence to each of ten questions and a choice in the others. */
async function fillSurvey(rows: EntityManager, itemId: string): Promise<void> {
  const { questions, responsesMax } = LIMITS.survey;
  await rows.query(
    `insert into survey_question (id, item_id, position, type, title, description, required, in_results, recommendation, options)
       select gen_random_uuid(), $1, n, case when n % 5 = 0 then 'long_answer' else 'rating' end, 'Frage ' || n, '', false, true, false, '[]'
         from generate_series(2, $2::int - 1) n`,
    [itemId, questions],
  );
  await rows.query(
    `insert into survey_response (id, item_id, account_id, visitor_id, submitted_at, updated_at, created_at)
       select gen_random_uuid(), $1, null, null, now(), now(), now() from generate_series(1, $2::int - 5)`,
    [itemId, responsesMax],
  );
  await rows.query(
    `insert into survey_answer (response_id, question_id, option_ids, number, text, file_id)
       select r.id, q.id, null, case when q.type = 'rating' then 4 end, case when q.type = 'long_answer' then repeat('Weil es so <ist>; ', 10) end, null
         from survey_response r cross join survey_question q
        where r.item_id = $1 and q.item_id = $1 and q.type in ('rating', 'long_answer')
       on conflict do nothing`,
    [itemId],
  );
}

/** As many responses as there may be, each with a sentence to every block. */
async function fillSheets(rows: EntityManager, itemId: string, blocks: readonly string[]): Promise<void> {
  await rows.query(
    `insert into worksheet_response (id, item_id, account_id, visitor_id, name, submitted_at, updated_at, created_at)
       select gen_random_uuid(), $1, null, null, 'Falke ' || n, now(), now(), now() from generate_series(1, $2::int - 5) n`,
    [itemId, LIMITS.worksheet.responsesMax],
  );
  await rows.query(
    `insert into worksheet_answer (response_id, block_id, option_ids, number, text, value, file_id, released)
       select r.id, block, null, null, 'Weil es so ist.', null, null, false
         from worksheet_response r cross join unnest($2::text[]) block where r.item_id = $1
       on conflict do nothing`,
    [itemId, blocks],
  );
}
