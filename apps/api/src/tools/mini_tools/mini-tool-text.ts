import type { ItemPicture } from '@murmel/contracts';
import { PICTURE_LIMITS } from '@murmel/contracts';
import { MiniTool, type SearchText } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import type { ExportedContent, PictureContribution } from '../../core/tool-contribution/contributions.js';
import { miniToolOf } from './mini-tool-repository.js';

/** Returns the search text of a mini tool. */
export async function miniToolSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { fields, prompt } = await miniToolOf(manager, itemId);
  return [...fields.map(({ label }) => label), prompt].filter(Boolean).map((text) => ({ kind: 'text', text }));
}

/** Exports a mini tool: its fields, with the prompt below. */
export async function exportMiniTool(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const { fields, prompt } = await miniToolOf(manager, itemId);
  const parts = [fields.map(({ id, label }) => `- {${id}}: ${label}`).join('\n'), prompt].filter(Boolean);
  return parts.length === 0 ? [] : [{ extension: '.md', contents: `${parts.join('\n\n')}\n` }];
}

/** Preview picture of a mini tool: the fields it asks for. */
export const miniToolPictures: PictureContribution = {
  async ofRows(manager, _asking, items) {
    const rows = await manager.findBy(MiniTool, { itemId: In(items.map(({ item }) => item.id)) });
    return new Map(
      rows.flatMap(({ itemId, fields }): [string, ItemPicture][] => {
        const labels = fields.map(({ label }) => label).filter(Boolean);
        const lines = labels.slice(0, PICTURE_LIMITS.lines).map((text) => ({ as: 'point' as const, text }));
        return lines.length === 0 ? [] : [[itemId, { shape: 'text', lines }]];
      }),
    );
  },
};
