import { LIMITS } from '@murmel/contracts';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { ySyncPluginKey } from '@tiptap/y-tiptap';

interface TextLimitOptions {
  onFull(): void;
}

/** Stops one's own typing and pasting at the limit; what others wrote and what makes it shorter always goes in. */
export const TextLimit = Extension.create<TextLimitOptions>({
  name: 'textLimit',
  addOptions: () => ({ onFull: () => undefined }),
  addProseMirrorPlugins() {
    const { onFull } = this.options;
    return [
      new Plugin({
        filterTransaction(transaction, state) {
          if (!transaction.docChanged || transaction.getMeta(ySyncPluginKey)) return true;
          const size = transaction.doc.content.size;
          if (size <= LIMITS.text.maxCharacters || size <= state.doc.content.size) return true;
          onFull();
          return false;
        },
      }),
    ];
  },
});
