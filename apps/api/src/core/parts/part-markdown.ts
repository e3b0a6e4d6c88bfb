import type { PartContents, PartKindName } from '@murmel/contracts';
import { addressMarkdown, escaped, richMarkdown } from '../boards/rich-markdown.js';

const link = (address: string | null): string => (address === null ? '' : addressMarkdown(address));

/** What each kind of part says in words, for what people take along. One of the contracts that is missing here does not compile. */
export const PART_MARKDOWN: { readonly [K in PartKindName]: (content: PartContents[K]) => string } = {
  text: ({ text }) => (text ? richMarkdown(text) : ''),
  image: ({ alt }) => escaped(alt),
  qr_link: ({ address }) => link(address),
  video: ({ address, name }) => link(address) || escaped(name),
  embed: ({ address }) => link(address),
  file: ({ name }) => escaped(name),
  // Its address may hold the secret of another item.
  internal_tool: ({ name }) => escaped(name),
};

/** What parts are called there; the client has words of its own. */
export const PART_WORDS: Readonly<Record<'de' | 'en', Readonly<Record<PartKindName, string>>>> = {
  de: {
    text: 'Text',
    image: 'Bild',
    qr_link: 'QR-Link',
    video: 'Video',
    embed: 'Einbettung',
    file: 'Datei',
    internal_tool: 'Werkzeug',
  },
  en: {
    text: 'Text',
    image: 'Picture',
    qr_link: 'QR link',
    video: 'Video',
    embed: 'Embedded page',
    file: 'File',
    internal_tool: 'Tool',
  },
};
