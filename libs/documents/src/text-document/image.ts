import { Image } from '@tiptap/extension-image';
import { allowedImage } from '../addresses.js';

/** A picture of this installation with its alternative text; other addresses show the text only. */
export const SafeImage = Image.extend({
  addAttributes() {
    return { src: { default: null }, alt: { default: '' }, width: { default: null }, height: { default: null } };
  },
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (element) => (allowedImage(element.getAttribute('src')) ? null : false) }];
  },
  addInputRules() {
    return [];
  },
  renderHTML({ node }) {
    const { alt, width, height } = node.attrs as { alt: string; width: number | null; height: number | null };
    const src = allowedImage(node.attrs.src);
    return src ? ['img', { src, alt, width, height, loading: 'lazy' }] : ['p', { class: 'missing-image' }, alt];
  },
});
