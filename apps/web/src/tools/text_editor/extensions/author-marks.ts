import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { authorRanges } from './author-ranges';

export interface MarkedAuthor {
  name: string;
  colour: string;
}
export type AuthorsByClient = ReadonlyMap<number, MarkedAuthor>;

interface MarksState {
  authors: AuthorsByClient | null;
  decorations: DecorationSet;
}

const key = new PluginKey<MarksState>('authorMarks');

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    authorMarks: {
      /** colours the text by who wrote it; null ends it */
      markAuthors: (authors: AuthorsByClient | null) => ReturnType;
    };
  }
}

function drawn(state: EditorState, authors: AuthorsByClient | null): MarksState {
  if (!authors) return { authors, decorations: DecorationSet.empty };
  const size = state.doc.content.size;
  const decorations = authorRanges(state).flatMap(({ from, to, clientId }) => {
    const author = authors.get(clientId);
    return author && to <= size
      ? [Decoration.inline(from, to, { class: 'authored', 'data-colour': author.colour, title: author.name })]
      : [];
  });
  return { authors, decorations: DecorationSet.create(state.doc, decorations) };
}

/** Author marks: for the teacher only, drawn here and stored nowhere. */
export const AuthorMarks = Extension.create({
  name: 'authorMarks',
  addCommands() {
    return {
      markAuthors:
        (authors) =>
        ({ tr, dispatch }) => {
          dispatch?.(tr.setMeta(key, { authors }).setMeta('addToHistory', false));
          return true;
        },
    };
  },
  addProseMirrorPlugins() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return [
      new Plugin<MarksState>({
        key,
        state: {
          init: () => ({ authors: null, decorations: DecorationSet.empty }),
          apply(transaction, before, _old, state) {
            const meta = transaction.getMeta(key) as { authors: AuthorsByClient | null } | undefined;
            if (meta) return drawn(state, meta.authors);
            if (!transaction.docChanged || !before.authors) return before;
            return { authors: before.authors, decorations: before.decorations.map(transaction.mapping, transaction.doc) };
          },
        },
        props: { decorations: (state) => key.getState(state)?.decorations },
        view: () => ({
          // Looking at every character for each keystroke would be felt in a long text.
          update: (view, previous) => {
            const authors = key.getState(view.state)?.authors;
            if (!authors || view.state.doc.eq(previous.doc)) return;
            clearTimeout(timer);
            timer = setTimeout(() => view.dispatch(view.state.tr.setMeta(key, { authors }).setMeta('addToHistory', false)), 400);
          },
          destroy: () => clearTimeout(timer),
        }),
      }),
    ];
  },
});
