import { Link } from '@tiptap/extension-link';
import { allowedLink } from '../addresses.js';

/** A link with nothing but its address; a refused address leaves plain text. */
export const SafeLink = Link.extend({
  inclusive: false,
  addAttributes() {
    return { href: { default: null } };
  },
  parseHTML() {
    return [{ tag: 'a[href]', getAttrs: (element) => (allowedLink(element.getAttribute('href')) ? null : false) }];
  },
  renderHTML({ mark }) {
    const href = allowedLink(mark.attrs.href);
    return href ? ['a', { href, target: '_blank', rel: 'noopener noreferrer nofollow ugc' }, 0] : ['span', 0];
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (url) => allowedLink(url) !== undefined,
});
