import { LIMITS } from '@murmel/contracts';
import { ySyncPluginKey } from '@tiptap/y-tiptap';
import { textLimit } from '../../../core/editor/text-limit';

/** The limit of documents; what others wrote always goes in. */
export const TextLimit = textLimit(
  'textLimit',
  (transaction) => transaction.getMeta(ySyncPluginKey) === undefined && transaction.doc.content.size > LIMITS.text.maxCharacters,
);
