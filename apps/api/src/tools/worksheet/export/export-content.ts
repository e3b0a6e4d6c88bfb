import type { EntityManager } from 'typeorm';
import type { ExportedContent } from '../../../core/tool-contribution/contributions.js';
import { eachWork } from '../work/list-responses.js';
import { wholeWorksheet } from '../worksheet-item.js';

/** The sheet with all work on it, for its owner to take along. */
export async function exportContent(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const { look, rules, blocks } = await wholeWorksheet(manager, itemId, true);
  return [{ extension: '.json', contents: whole(manager, itemId, { look, rules, blocks }) }];
}

/** The responses are as many as they are: they come last, one after the other. */
async function* whole(manager: EntityManager, itemId: string, sheet: object): AsyncGenerator<string> {
  yield `${JSON.stringify(sheet, null, 2).slice(0, -2)},\n  "responses": [`;
  let before = '\n';
  for await (const response of eachWork(manager, itemId)) {
    yield before + JSON.stringify(response, null, 2);
    before = ',\n';
  }
  yield ']\n}';
}
