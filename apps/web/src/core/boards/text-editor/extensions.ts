import { allowedLink } from '@murmel/documents';
import { type AnyExtension, Extension } from '@tiptap/core';
import { ListItem, TaskItem, TaskList } from '@tiptap/extension-list';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { flatPastedHtml } from '../../../platform/paste/flat-pasted-html';
import { HEADING_LEVEL } from './editor-text';
import { withDirection } from './with-direction';

/** A point of a list holds one line: cards have no lists in lists. */
const FlatListItem = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    // Tab leads on through the page; it would only make deeper lists.
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

const FlatTaskItem = TaskItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Reads what is pasted from Word, Docs and web pages, with their lists and tables. */
const FlatPaste = Extension.create({
  name: 'flatPaste',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: flatPastedHtml } })],
});

const PLAIN = {
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: false,
  dropcursor: false,
  gapcursor: false,
  listItem: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (url: string) => allowedLink(url) !== undefined,
    HTMLAttributes: { rel: 'noopener noreferrer nofollow ugc' },
  },
} as const;

/** Extensions that define the allowed content of a `RichText`. */
export function richTextExtensions(): AnyExtension[] {
  return withDirection([StarterKit.configure({ ...PLAIN, heading: false }), FlatListItem, FlatPaste]);
}

/**
 * The same for a `BoardText`: also headings, all of one size however they were typed or pasted, and lines that one ticks.
 * @param tickLabel names the box of a line, for screen readers
 */
export function boardTextExtensions(tickLabel: (words: string) => string = (words) => words): AnyExtension[] {
  return withDirection([
    StarterKit.configure({ ...PLAIN, heading: { levels: [1, 2, HEADING_LEVEL] } }),
    FlatListItem,
    FlatPaste,
    TaskList,
    FlatTaskItem.configure({ a11y: { checkboxLabel: ({ textContent }) => tickLabel(textContent) } }),
  ]);
}
