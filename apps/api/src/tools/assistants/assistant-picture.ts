import { PICTURE_LIMITS } from '@murmel/contracts';
import { Assistant } from '@murmel/server';
import { In } from 'typeorm';
import type { PictureContribution } from '../../core/tool-contribution/contributions.js';

/** Pictures with the conversation starters of an assistant. */
export const assistantPictures: PictureContribution = {
  async ofRows(manager, _asking, items) {
    const rows = await manager.findBy(Assistant, { itemId: In(items.map(({ item }) => item.id)) });
    return new Map(
      rows.flatMap(({ itemId, starters }) => {
        const lines = starters.slice(0, PICTURE_LIMITS.lines).map((text) => ({ as: 'point' as const, text: shortened(text) }));
        return lines.length === 0 ? [] : [[itemId, { shape: 'text' as const, lines }] as const];
      }),
    );
  },
};

function shortened(text: string): string {
  return text.slice(0, PICTURE_LIMITS.lineMax).toWellFormed();
}
