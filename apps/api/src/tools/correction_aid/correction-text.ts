import { type ItemPicture, PICTURE_LIMITS } from '@murmel/contracts';
import { Correction, CorrectionResult, type SearchText } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { truncateLine } from '../../core/items/pictures/truncate-line.js';
import type { ExportedContent, PictureContribution } from '../../core/tool-contribution/contributions.js';
import { correctionOf } from './correction-repository.js';
import { shownResults } from './results/shown-results.js';

/** Returns the search text of a correction: task and criteria, what is expected for those who work on it. Pupils' texts are not searchable. */
export async function correctionSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { task, solution, criteria } = await correctionOf(manager, itemId);
  return [
    ...(task ? [{ kind: 'text', text: task } as const] : []),
    ...criteria.map(({ text }): SearchText => ({ kind: 'text', text })),
    ...(solution ? [{ kind: 'text', text: solution, inside: true } as const] : []),
  ];
}

/** Exports a correction for its owner: everything as data, with the texts and what was decided. */
export async function exportCorrection(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const correction = await manager.findOneBy(Correction, { itemId });
  if (!correction) return [];
  const { task, solution, criteria } = correction;
  const rows = await manager.find(CorrectionResult, { where: { itemId }, order: { createdAt: 'asc', place: 'asc' } });
  const results = await shownResults(manager, rows);
  return [{ extension: '.json', contents: JSON.stringify({ task, solution, criteria, results }, null, 2) }];
}

/** Preview picture of a correction: how the task begins, and the criteria. Never a pupil's words. */
export const correctionPictures: PictureContribution = {
  async ofRows(manager, _asking, items) {
    const rows = await manager.findBy(Correction, { itemId: In(items.map(({ item }) => item.id)) });
    return new Map(
      rows.map(({ itemId, task, criteria }): [string, ItemPicture] => {
        const begins = task.split('\n').find((line) => line.trim() !== '');
        const points = criteria.map(({ text }) => ({ as: 'point' as const, text }));
        const lines = [...(begins === undefined ? [] : [{ as: 'words' as const, text: begins }]), ...points];
        const short = lines
          .slice(0, PICTURE_LIMITS.lines)
          .map(({ as, text }) => ({ as, text: truncateLine(text, PICTURE_LIMITS.lineMax) }));
        return [itemId, { shape: 'text', lines: short }];
      }),
    );
  },
};
