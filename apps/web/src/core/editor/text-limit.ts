import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

/**
 * Creates an extension that stops typing and pasting at a limit; a change that shortens the text is always accepted. The caller configures
 * the reaction to a full text: `configure({ onFull })`.
 * @param isTooMuch whether a change of the document goes beyond the limit
 */
export function textLimit(name: string, isTooMuch: (transaction: Transaction, before: EditorState) => boolean) {
  return Extension.create<{ onFull(): void }>({
    name,
    addOptions: () => ({ onFull: () => undefined }),
    addProseMirrorPlugins() {
      const { onFull } = this.options;
      return [
        new Plugin({
          filterTransaction(transaction, before) {
            const grows = transaction.docChanged && transaction.doc.content.size > before.doc.content.size;
            if (!grows || !isTooMuch(transaction, before)) return true;
            onFull();
            return false;
          },
        }),
      ];
    },
  });
}
