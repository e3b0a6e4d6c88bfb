import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { type Decoration, DecorationSet } from '@tiptap/pm/view';

/** What is marked on this screen alone, for a text as it is now. */
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
      /** marks places for whoever sits here; null ends it */
      markHere: (draw: DrawMarks | null) => ReturnType;
    };
  }
}

const drawn = (state: EditorState, draw: DrawMarks | null): Marked =>
  draw ? { draw, decorations: DecorationSet.create(state.doc, draw(state)) } : NOTHING;

/** Marks that are in nobody else's document: drawn anew whenever the text or what is selected changes, whoever changes it. */
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
