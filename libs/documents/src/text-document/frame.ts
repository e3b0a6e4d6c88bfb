import { Node } from '@tiptap/core';
import { allowedFrame } from '../parts/frame-address.js';

/** The part of an HTML element that is read; servers know no DOM types. */
interface Readable {
  getAttribute(name: string): string | null;
}

/**
 * A film or a page of another site on a line of its own. Only its address is kept and drawn, as a link; a frame is the screen's
 * business, after a press that names the host.
 */
export const Frame = Node.create({
  name: 'frame',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    address: { default: null, parseHTML: (element: Readable) => allowedFrame(element.getAttribute('data-address')) ?? null },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-type="frame"]',
      getAttrs: (element) => (allowedFrame(element.getAttribute('data-address')) ? null : false),
    },
  ],
  renderHTML({ node }) {
    const address = allowedFrame(node.attrs.address);
    if (!address) return ['div', { 'data-type': 'frame' }];
    return [
      'div',
      { 'data-type': 'frame', 'data-address': address },
      ['a', { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' }, address],
    ];
  },
  renderText: ({ node }) => String(node.attrs.address ?? ''),
  renderMarkdown: (node) => (node.attrs?.address ? `<${String(node.attrs.address)}>` : ''),
});
