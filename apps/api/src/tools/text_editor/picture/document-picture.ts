import { PICTURE_LIMITS, type PictureOf } from '@murmel/contracts';
import { readTextDocument } from '@murmel/documents';
import { withDocument } from '@murmel/server';
import type * as Y from 'yjs';
import { truncateLine } from '../../../core/items/pictures/truncate-line.js';
import type { PictureContribution } from '../../../core/tool-contribution/contributions.js';

type Line = PictureOf<'text'>['lines'][number];

export const documentPictures: PictureContribution = {
  ofDocument: (manager, { id }) => withDocument(manager, id, documentPicture),
};

/** The first lines of a text, without empty ones. */
export function documentPicture(document: Y.Doc): PictureOf<'text'> {
  const lines: Line[] = [];
  readTextDocument(document).descendants((node, _position, parent) => {
    if (lines.length >= PICTURE_LIMITS.lines) return false;
    if (node.type.name === 'image') lines.push({ as: 'image', text: '' });
    if (!node.isTextblock) return true;
    const text = truncateLine(node.textContent, PICTURE_LIMITS.lineMax);
    if (text) lines.push({ as: lineOf(node.type.name, parent?.type.name), text });
    // A picture stands in a line of its own or among words.
    return text === '';
  });
  return { shape: 'text', lines };
}

function lineOf(block: string, around: string | undefined): Line['as'] {
  if (block === 'heading') return 'heading';
  return around === 'listItem' || around === 'taskItem' ? 'point' : 'words';
}
