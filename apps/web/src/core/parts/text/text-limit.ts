import { richTextLength } from '@murmel/documents';
import { textLimit } from '../../editor/text-limit';
import { fitsPart, textOf } from './board-text';

/** The limit of texts on boards. */
export const TextLimit = textLimit('partTextLimit', ({ doc }, before) => {
  const next = textOf(doc.toJSON());
  return !fitsPart(next) && richTextLength(next) > richTextLength(textOf(before.doc.toJSON()));
});
