import { Mark } from '@tiptap/core';
import { Highlight } from '@tiptap/extension-highlight';
import { knownColour } from '../colours.js';

/** The part of an HTML element that is read; servers know no DOM types. */
interface Readable {
  getAttribute(name: string): string | null;
}

const colourAttribute = { colour: { default: null, parseHTML: (element: Readable) => knownColour(element.getAttribute('data-colour')) } };

/** Text in one of the named colours. Pasted styles are not read, so foreign colours never get in. */
export const TextColourMark = Mark.create({
  name: 'textColour',
  addAttributes: () => colourAttribute,
  parseHTML: () => [{ tag: 'span[data-colour]', getAttrs: (element) => (knownColour(element.getAttribute('data-colour')) ? null : false) }],
  renderHTML: ({ mark }) => ['span', { 'data-colour': knownColour(mark.attrs.colour) }, 0],
});

/** The highlighter; without a name it is the yellow one. */
export const NamedHighlight = Highlight.extend({
  addAttributes: () => colourAttribute,
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: ({ mark }) => ['mark', { 'data-colour': knownColour(mark.attrs.colour) }, 0],
});
