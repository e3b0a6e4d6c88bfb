import { type CodeContent, PICTURE_LIMITS, PRIVATE_KINDS, payloadOf } from '@murmel/contracts';
import { QrCode } from '@murmel/server';
import { In } from 'typeorm';
import type { PictureContribution } from '../../../core/tool-contribution/contributions.js';

/** The code itself, where it is short enough for a card; one of an own item changes with that item's sharing, and is its colour alone. */
export const codePictures: PictureContribution = {
  async ofRows(manager, _asking, items) {
    const rows = await manager.findBy(QrCode, { itemId: In(items.map(({ item }) => item.id)) });
    return new Map(
      rows.flatMap(({ itemId, content, look: { ink, shape } }) => {
        const text = shownText(content);
        return text === '' ? [] : [[itemId, { shape: 'code' as const, text, ink, round: shape === 'round' }] as const];
      }),
    );
  },
};

function shownText(content: CodeContent): string {
  // A list is often on the wall, and a camera reads a small code, too.
  if (PRIVATE_KINDS.includes(content.kind)) return '';
  const text = payloadOf(content);
  return text.length <= PICTURE_LIMITS.codeMax ? text : '';
}
