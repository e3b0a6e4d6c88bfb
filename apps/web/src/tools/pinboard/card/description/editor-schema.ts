import { allowedLink } from '@murmel/documents';
import { getSchema, type AnyExtension } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import type { Schema } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';

/** A point of a list holds one line: cards have no lists in lists. */
const FlatListItem = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    // Tab leads on through the dialog; it would only make deeper lists.
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Everything that decides what the description of a card can contain. */
export function descriptionExtensions(): AnyExtension[] {
  return [
    StarterKit.configure({
      blockquote: false, code: false, codeBlock: false, heading: false, horizontalRule: false, strike: false, underline: false, trailingNode: false,
      dropcursor: false, gapcursor: false, listItem: false,
      link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (url) => allowedLink(url) !== undefined, HTMLAttributes: { rel: 'noopener noreferrer nofollow ugc' } },
    }),
    FlatListItem,
  ];
}

export function descriptionSchema(): Schema {
  return getSchema(descriptionExtensions());
}
