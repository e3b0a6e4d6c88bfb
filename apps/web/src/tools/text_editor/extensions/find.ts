import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Found, findText, nearestFound } from './find-text';

interface FindState {
  query: string;
  found: Found[];
  current: number;
  decorations: DecorationSet;
}

const NOTHING: FindState = { query: '', found: [], current: 0, decorations: DecorationSet.empty };
const key = new PluginKey<FindState>('find');

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    find: {
      /** marks every place; an empty text ends the search */
      findText: (query: string) => ReturnType;
      /** goes to the next (1) or previous (-1) place, around the end */
      findStep: (step: 1 | -1) => ReturnType;
    };
  }
}

function marked(state: EditorState, query: string, current: number | 'nearest'): FindState {
  if (query === '') return NOTHING;
  const found = findText(state.doc, query);
  const index = current === 'nearest' ? nearestFound(found, state.selection.from) : Math.min(current, Math.max(0, found.length - 1));
  const decorations = found.map(({ from, to }, at) =>
    Decoration.inline(from, to, { class: 'found', ...(at === index ? { 'data-current': '' } : {}) }),
  );
  return { query, found, current: index, decorations: DecorationSet.create(state.doc, decorations) };
}

/** Returns the number of matches and the current one, counted from 1; 0 when there is none. */
export function findStatus(state: EditorState): { count: number; position: number } {
  const find = key.getState(state) ?? NOTHING;
  return { count: find.found.length, position: find.found.length === 0 ? 0 : find.current + 1 };
}

/** Search inside the document: marks all places, steps through them, follows while others write. */
export const Find = Extension.create({
  name: 'find',
  addCommands() {
    return {
      findText:
        (query) =>
        ({ tr, dispatch }) => {
          dispatch?.(tr.setMeta(key, { query }).setMeta('addToHistory', false));
          return true;
        },
      findStep:
        (step) =>
        ({ state, tr, dispatch }) => {
          const { found, current } = key.getState(state) ?? NOTHING;
          if (found.length === 0) return false;
          const next = (current + step + found.length) % found.length;
          const place = found[next]!;
          dispatch?.(tr.setMeta(key, { current: next }).setSelection(TextSelection.create(tr.doc, place.from, place.to)));
          return true;
        },
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<FindState>({
        key,
        state: {
          init: () => NOTHING,
          apply(transaction, before, _old, state) {
            const meta = transaction.getMeta(key) as { query?: string; current?: number } | undefined;
            if (meta?.query !== undefined) return marked(state, meta.query, 'nearest');
            if (meta?.current !== undefined) return marked(state, before.query, meta.current);
            return transaction.docChanged && before.query !== '' ? marked(state, before.query, before.current) : before;
          },
        },
        props: { decorations: (state) => key.getState(state)?.decorations },
        view: () => ({
          // ProseMirror scrolls to a selection only while the text has focus; here the search field has it.
          update: (view, previous) => {
            const [now, before] = [key.getState(view.state), key.getState(previous)];
            if (now === before || now?.query === '' || (now?.query === before?.query && now?.current === before?.current)) return;
            view.dom.querySelector('.found[data-current]')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
          },
        }),
      }),
    ];
  },
});
