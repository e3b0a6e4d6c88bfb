import type { AnyExtension } from '@tiptap/core';

const AUTO = { HTMLAttributes: { dir: 'auto' } };
const LINES = ['paragraph', 'heading'] as const;

/**
 * Extensions whose lines begin on the side of their first letter. Only their elements say it: `textDirection` of Tiptap would write it into
 * each node of the document, where no other reader knows it.
 */
export function withDirection(extensions: readonly AnyExtension[]): AnyExtension[] {
  return extensions.map((extension) => {
    if (extension.name !== 'starterKit') return extension;
    const options = extension.options as Record<string, unknown>;
    return extension.configure(Object.fromEntries(LINES.filter((name) => options[name] !== false).map((name) => [name, AUTO])));
  });
}
