import { type ItemPicture, PICTURE_LIMITS } from '@murmel/contracts';
import { knownSiteBlocks, type Site } from '@murmel/documents';
import type { PictureContribution } from '../../core/tool-contribution/contributions.js';
import { publishedPages } from './publication.js';
import { blockText } from './website-search-text.js';

const { lines: most, lineMax } = PICTURE_LIMITS;

/**
 * Preview picture of the public content, read one part after the other. A draft draws nothing, so that a list never shows unpublished
 * content.
 */
export const websitePictures: PictureContribution = {
  async ofRows(manager, _asking, items) {
    const pictures = new Map<string, ItemPicture>();
    for (const { item } of items) {
      const shown = await publishedPages(manager, item);
      if (shown) pictures.set(item.id, pictureOf(shown.board));
    }
    return pictures;
  },
};

function pictureOf(site: Site): ItemPicture {
  const lines = knownSiteBlocks(site)
    .map((block) => {
      const as = block.kind === 'Heading' ? 'heading' : block.kind === 'Picture' || block.kind === 'Gallery' ? 'image' : 'words';
      return { as, text: [...blockText(block).split('\n')[0]!].slice(0, lineMax / 2).join('') } as const;
    })
    .filter(({ as, text }) => as === 'image' || text !== '');
  return { shape: 'text', lines: lines.slice(0, most) };
}
