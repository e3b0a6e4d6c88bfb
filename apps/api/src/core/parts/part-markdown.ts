import type { PartContents, PartKindName } from '@murmel/contracts';
import { addressMarkdown, escaped, richTextMarkdown } from '../boards/rich-text-markdown.js';

const link = (address: string | null): string => (address === null ? '' : addressMarkdown(address));

/** Renders each kind of part as text for exports. Omitting a kind of the contracts does not compile. */
export const PART_MARKDOWN: { readonly [K in PartKindName]: (content: PartContents[K]) => string } = {
  text: ({ text }) => (text ? richTextMarkdown(text) : ''),
  image: ({ alt }) => escaped(alt),
  qr_link: ({ address }) => link(address),
  video: ({ address, name }) => link(address) || escaped(name),
  embed: ({ address }) => link(address),
  file: ({ name }) => escaped(name),
  // Its address may hold the secret of another item.
  internal_tool: ({ name }) => escaped(name),
};

/** Names of parts in exports; the client has its own. */
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
