import { type ItemPicture, PICTURE_LIMITS } from '@murmel/contracts';
import { PupilFeedbackAssignment, type SearchText } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { truncateLine } from '../../core/items/pictures/truncate-line.js';
import type { ExportedContent, PictureContribution } from '../../core/tool-contribution/contributions.js';
import { assignmentOf } from './assignment-repository.js';
import { eachText } from './feedback/list-texts.js';

/** Returns the search text of an assignment; criteria that pupils do not see are found by those who work on it. Pupils' texts are not searchable. */
export async function assignmentSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { task, material, criteria } = await assignmentOf(manager, itemId);
  return [
    ...[task, material].filter(Boolean).map((text): SearchText => ({ kind: 'text', text })),
    ...criteria.map(({ text, visible }): SearchText => ({ kind: 'text', text, ...(!visible && { inside: true }) })),
  ];
}

/** Exports an assignment for its owner: task and criteria to read, and everything with the texts and the feedback as data. */
export async function exportAssignment(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const assignment = await manager.findOneBy(PupilFeedbackAssignment, { itemId });
  if (!assignment) return [];
  const { task, material, criteria } = assignment;
  const parts = [task, material, criteria.map(({ text }) => `- ${text}`).join('\n')].filter(Boolean);
  return [
    { extension: '.md', contents: `${parts.join('\n\n')}\n` },
    { extension: '.json', contents: whole(manager, assignment) },
  ];
}

/** The texts are as many as they are: they come last, one after the other. */
async function* whole(manager: EntityManager, { itemId, ...assignment }: PupilFeedbackAssignment): AsyncGenerator<string> {
  yield `${JSON.stringify(assignment, null, 2).slice(0, -2)},\n  "responses": [`;
  let before = '\n';
  for await (const text of eachText(manager, itemId)) {
    yield before + JSON.stringify(text, null, 2);
    before = ',\n';
  }
  yield ']\n}';
}

/** Preview picture of an assignment: how the task begins, and what is looked at. Never a pupil's words. */
export const assignmentPictures: PictureContribution = {
  async ofRows(manager, _asking, items) {
    const rows = await manager.findBy(PupilFeedbackAssignment, { itemId: In(items.map(({ item }) => item.id)) });
    return new Map(
      rows.map(({ itemId, task, criteria }): [string, ItemPicture] => {
        const shown = criteria.filter(({ visible }) => visible).map(({ text }) => ({ as: 'point' as const, text }));
        const begins = task.split('\n').find((line) => line.trim() !== '');
        const lines = [...(begins === undefined ? [] : [{ as: 'words' as const, text: begins }]), ...shown];
        const short = lines
          .slice(0, PICTURE_LIMITS.lines)
          .map(({ as, text }) => ({ as, text: truncateLine(text, PICTURE_LIMITS.lineMax) }));
        return [itemId, { shape: 'text', lines: short }];
      }),
    );
  },
};
