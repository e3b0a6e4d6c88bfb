import { richTextLength } from '@murmel/documents';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { fitsPart, textOf } from './board-text';

/** Stops typing and pasting at the limit; what makes the text shorter always goes in. */
export const TextLimit = Extension.create<{ onFull(): void }>({
  name: 'partTextLimit',
  addOptions: () => ({ onFull: () => undefined }),
  addProseMirrorPlugins() {
    const { onFull } = this.options;
    return [
      new Plugin({
        filterTransaction(transaction, state) {
          if (!transaction.docChanged || transaction.doc.content.size <= state.doc.content.size) return true;
          const next = textOf(transaction.doc.toJSON());
          if (fitsPart(next) || richTextLength(next) <= richTextLength(textOf(state.doc.toJSON()))) return true;
          onFull();
          return false;
        },
      }),
    ];
  },
});
