import type { InterfaceLanguage } from '@murmel/contracts';
import { CorrectionResult, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { Cell } from '../../../core/export-formats/table-cell.js';
import { type ExportFile, tableFile } from '../../../core/export-formats/table-file.js';
import { correctionOf } from '../correction-repository.js';
import { VERDICT_WORDS } from './result-pdf.js';
import { shownResults } from './shown-results.js';

const WORDS = {
  de: { code: 'Kürzel', verdict: 'Stand', overall: 'Zum Ganzen', mark: 'Note', sentAt: 'Eingegeben am', text: 'Text' },
  en: { code: 'Code', verdict: 'State', overall: 'On the whole', mark: 'Mark', sentAt: 'Entered at', text: 'Text' },
} as const satisfies Record<InterfaceLanguage, object>;

/** All texts with what the teacher took over, one row each; what was left out, or waits, is not in it. */
export async function resultTable(
  manager: EntityManager,
  itemId: string,
  { format, language }: { format: 'csv' | 'xlsx'; language: InterfaceLanguage },
): Promise<ExportFile> {
  const { criteria } = await correctionOf(manager, itemId);
  const { title } = await manager.findOneByOrFail(Item, { id: itemId });
  const words = WORDS[language];
  const header = [
    words.code,
    ...criteria.flatMap(({ text }) => [`${text}: ${words.verdict}`, text]),
    ...[words.overall, words.mark, words.sentAt, words.text],
  ];
  async function* rows(): AsyncGenerator<Cell[]> {
    const all = await manager.find(CorrectionResult, { where: { itemId }, order: { createdAt: 'asc', place: 'asc', id: 'asc' } });
    for (const { code, findings, overall, mark, createdAt, text } of await shownResults(manager, all)) {
      const cells = criteria.flatMap(({ id }): Cell[] => {
        const found = findings.find(({ criterionId, state }) => criterionId === id && state === 'taken');
        return found ? [VERDICT_WORDS[language][found.verdict], found.text] : [null, null];
      });
      yield [code, ...cells, overall, mark, new Date(createdAt), text];
    }
  }
  return tableFile(format, { title, otherwise: 'corrections', header, rows, files: nothing });
}

/** Texts have no files. */
async function* nothing(): AsyncGenerator<never> {
  yield* [];
}
