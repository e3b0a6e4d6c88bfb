import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { readCaret } from '../../platform/read-caret';

/** Each key acts where the caret is, however quickly it follows the key that moved it. */
export const FreshCaret = Extension.create({
  name: 'freshCaret',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (view) => {
            if (!view.composing) readCaret();
            return false;
          },
        },
      },
    }),
  ],
});
