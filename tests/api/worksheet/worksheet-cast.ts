import { type BlockKind, type OwnWork, partAddress, type WorksheetAnswer, type WorksheetBlock } from '@murmel/contracts';
import { parseWorksheet, readBoard, type Sheet, seedWorksheet, WORKSHEET_TABLES } from '@murmel/documents';
import { type Item, loadDocument, WorksheetAnswer as Row, seedDocument, Worksheet } from '@murmel/server';
import * as Y from 'yjs';
import { DEFAULT_RULES } from '../../../apps/api/src/tools/worksheet/default-rules.js';
import { type TemplateSheet, worksheetContent } from '../../../apps/api/src/tools/worksheet/worksheet-content.js';
import type { TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

export const SHEETS = '/api/worksheet/worksheets';
export const BLOCKS = '/api/worksheet/blocks';
export const RESPONSES = '/api/worksheet/responses';

export type BlockAnswer = Answer<WorksheetBlock & Refusal>;
export type WorkAnswer = Answer<OwnWork & Refusal>;

/** One task of each kind with something to check, and what stands around them. */
export const EXAMPLE_SHEET: TemplateSheet = {
  blocks: [
    { kind: 'StaticText', content: { text: [{ type: 'paragraph', runs: [{ text: 'Pflanzen brauchen Licht.' }] }] } },
    {
      kind: 'MultipleChoice',
      task: 'Welche Stoffe?',
      points: 2,
      content: {
        options: [
          { id: 'a', text: 'Wasser' },
          { id: 'b', text: 'Zucker' },
          { id: 'c', text: 'Kohlenstoffdioxid' },
        ],
        correct: ['a', 'c'],
        solution: 'Beides kommt aus der Umgebung.',
      },
    },
    { kind: 'FillInTheBlankText', task: 'Ergänze.', points: 2, content: { text: 'Die Steigung ist {2/zwei}, der Abschnitt {eins}.' } },
    { kind: 'Text', task: 'Was macht sie nachts?', points: 4, content: { solution: 'Sie atmet.' } },
    { kind: 'Hint', content: { text: 'Was fehlt nachts?' } },
    { kind: 'Upload', task: 'Foto vom Versuch' },
  ],
};

export interface WorksheetCast extends Cast {
  path: string;
  /** own ids of the blocks, in their order */
  blocks: string[];
  /** the first block of a kind, its own id */
  one(kind: BlockKind): string;
  address(kind: BlockKind): string;
  begin(browser: TestBrowser, name?: string, headers?: Record<string, string>): Promise<WorkAnswer>;
  write(browser: TestBrowser, responseId: string, answers: WorksheetAnswer[]): Promise<WorkAnswer>;
  stored(): Promise<Sheet>;
  /** what is kept of a response, by block */
  answers(responseId: string): Promise<Row[]>;
}

/** The content of an item that is a worksheet, and its rules. */
export async function seedSheet(
  { database }: TestApi,
  { id: itemId, ownerId }: Item,
  rules: Partial<Worksheet> = {},
  told: TemplateSheet = EXAMPLE_SHEET,
): Promise<Sheet> {
  const data = worksheetContent(told, ownerId);
  await seedDocument(database.manager, itemId, seedWorksheet(data), { accountId: ownerId, visitorId: null });
  await database.manager.insert(Worksheet, { itemId, ...DEFAULT_RULES, ...rules });
  return parseWorksheet(data);
}

/** Returns a worksheet (`secret`, open by default) with a person in every possible relation to it. */
export async function worksheetCast(
  api: TestApi,
  rules: Partial<Worksheet> = {},
  fields: Partial<Item> = {},
  told?: TemplateSheet,
): Promise<WorksheetCast> {
  const cast = await castOf(api, { kind: 'worksheet', title: 'Fotosynthese', ...fields });
  const { manager } = api.database;
  const path = `${SHEETS}/${cast.item.id}`;
  const { blocks } = await seedSheet(api, cast.item, rules, told);
  const one = (kind: BlockKind): string => blocks.find((block) => block.kind === kind)!.id;
  return {
    ...cast,
    path,
    blocks: blocks.map(({ id }) => id),
    one,
    address: (kind) => partAddress(cast.item.id, one(kind)),
    begin: (browser, name = 'Falke', headers = {}) => browser.post(`${path}/responses`, { name }, { headers }),
    write: (browser, responseId, answers) => browser.put(`${RESPONSES}/${responseId}`, { answers }),
    stored: async () => {
      const document = new Y.Doc();
      Y.applyUpdate(document, await loadDocument(manager, cast.item.id));
      return parseWorksheet(readBoard(document, WORKSHEET_TABLES));
    },
    answers: (responseId) => manager.findBy(Row, { responseId }),
  };
}
