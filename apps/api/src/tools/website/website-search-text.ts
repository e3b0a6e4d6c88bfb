import type { Site, SiteBlock } from '@murmel/documents';
import { blocksOnPage, differences, isKnownSiteBlock, richTextWords } from '@murmel/documents';
import { Item, type SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { publishedPages } from './publication.js';
import { draftOf } from './stored-website.js';

/** Returns the search text of a website for all its readers; text that only stands in the draft is for its authors. */
export async function websiteSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const [draft, published] = [
    await draftOf(manager, itemId),
    await publishedPages(manager, await manager.findOneByOrFail(Item, { id: itemId })),
  ];
  const shown = published ? placesOf(published.board) : [];
  if (published && differences(published.data, draft.data).length === 0) return shown;
  return [...shown, ...placesOf(draft.board).map((place) => ({ ...place, inside: true as const }))];
}

function placesOf(site: Site): SearchText[] {
  return site.pages.flatMap(({ id, name }) => [
    { kind: 'text', text: name } as const,
    ...blocksOnPage(site, id).flatMap((block): SearchText[] => {
      const text = blockText(block);
      return text === '' ? [] : [{ kind: block.kind === 'File' ? 'file' : 'text', text }];
    }),
  ]);
}

/** Returns the words of a block, for search text and export. */
export function blockText(block: SiteBlock): string {
  if (!isKnownSiteBlock(block)) return '';
  switch (block.kind) {
    case 'Heading':
      return block.content.text;
    case 'Text':
      return [richTextWords(block.content.text), block.content.alt].filter(Boolean).join('\n');
    case 'Picture':
      return [block.content.alt, block.content.caption].filter(Boolean).join('\n');
    case 'MapPicture':
      return [block.content.alt, block.content.place].filter(Boolean).join('\n');
    case 'Gallery':
      return block.content.pictures
        .map(({ alt }) => alt)
        .filter(Boolean)
        .join('\n');
    case 'Button':
      return block.content.label;
    case 'Columns':
      return block.content.columns.map(({ title, text }) => `${title}\n${richTextWords(text)}`.trim()).join('\n');
    case 'Quote':
      return [block.content.text, block.content.source].filter(Boolean).join('\n');
    case 'Table':
      return [block.content.caption, ...block.content.rows.map((row) => row.join(' ').trim())].filter(Boolean).join('\n');
    case 'Contact':
      return [block.content.name, block.content.role, block.content.mail, block.content.phone].filter(Boolean).join('\n');
    case 'File':
    case 'Video':
    case 'OwnItem':
      return block.content.name;
    case 'Divider':
    case 'Embed':
      return '';
  }
}
