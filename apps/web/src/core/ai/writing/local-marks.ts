import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { type Decoration, DecorationSet } from '@tiptap/pm/view';

/** Returns the marks of this screen alone, for a text in its current state. */
export type DrawMarks = (state: EditorState) => Decoration[];

interface Marked {
  draw: DrawMarks | null;
  decorations: DecorationSet;
}

const NOTHING: Marked = { draw: null, decorations: DecorationSet.empty };
const key = new PluginKey<Marked>('localMarks');

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    localMarks: {
      /** marks places for the local user only; null ends it */
      markHere: (draw: DrawMarks | null) => ReturnType;
    };
  }
}

const drawn = (state: EditorState, draw: DrawMarks | null): Marked =>
  draw ? { draw, decorations: DecorationSet.create(state.doc, draw(state)) } : NOTHING;

/** Marks that exist in no other user's document: rendered again whenever the text or the selection changes, by any user. */
export const LocalMarks = Extension.create({
  name: 'localMarks',
  addCommands() {
    return {
      markHere:
        (draw) =>
        ({ tr, dispatch }) => {
          dispatch?.(tr.setMeta(key, { draw }).setMeta('addToHistory', false));
          return true;
        },
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<Marked>({
        key,
        state: {
          init: () => NOTHING,
          apply(transaction, before, _old, state) {
            const meta = transaction.getMeta(key) as { draw: DrawMarks | null } | undefined;
            if (meta) return drawn(state, meta.draw);
            return (transaction.docChanged || transaction.selectionSet) && before.draw ? drawn(state, before.draw) : before;
          },
        },
        props: { decorations: (state) => key.getState(state)?.decorations },
      }),
    ];
  },
});
