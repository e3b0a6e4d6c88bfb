import { InputRule, Node } from '@tiptap/core';
import type { DOMOutputSpec, Node as DocumentNode } from '@tiptap/pm/model';

/** The part of an HTML element that is read; servers know no DOM types. */
interface Readable {
  getAttribute(name: string): string | null;
}

const latexOf = (node: DocumentNode): string => String(node.attrs.latex);

/** Text is the fallback of both: where the formula is not rendered, its source can be read. */
const drawn = (tag: 'span' | 'div', type: string, node: DocumentNode): DOMOutputSpec => [
  tag,
  { 'data-type': type, 'data-latex': latexOf(node) },
  latexOf(node),
];

const latexAttribute = { latex: { default: '', parseHTML: (element: Readable) => element.getAttribute('data-latex') ?? '' } };

/** A formula inside a line. Drawing it (KaTeX) is the screen's business, so that servers need none of it. */
export const InlineMath = Node.create({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => latexAttribute,
  parseHTML: () => [{ tag: 'span[data-type="inline-math"]' }],
  renderHTML: ({ node }) => drawn('span', 'inline-math', node),
  renderText: ({ node }) => latexOf(node),
  renderMarkdown: (node) => `$${String(node.attrs?.latex ?? '')}$`,
  addInputRules() {
    return [
      new InputRule({
        find: /\$\$([^$\n]+)\$\$$/,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ latex: match[1] }));
        },
      }),
    ];
  },
});

/** A formula on a line of its own. */
export const BlockMath = Node.create({
  name: 'blockMath',
  group: 'block',
  atom: true,
  addAttributes: () => latexAttribute,
  parseHTML: () => [{ tag: 'div[data-type="block-math"]' }],
  renderHTML: ({ node }) => drawn('div', 'block-math', node),
  renderText: ({ node }) => latexOf(node),
  renderMarkdown: (node) => `$$\n${String(node.attrs?.latex ?? '')}\n$$`,
});
