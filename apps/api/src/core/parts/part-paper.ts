import type { PartContents, PartKindName } from '@murmel/contracts';
import { richPaper } from '../boards/rich-paper.js';
import { lineOnPaper, type PaperBlock, wordsOnPaper } from '../pdf-layout/paper.js';

function linked(address: string | null): PaperBlock[] {
  return address ? [{ kind: 'paragraph', runs: [wordsOnPaper(address, { link: address })] }] : [];
}
const named = (name: string): PaperBlock[] => (name ? [lineOnPaper(name)] : []);

/** Renders each kind of part for PDFs. Omitting a kind of the contracts does not compile. */
export const PART_PAPER: { readonly [K in PartKindName]: (content: PartContents[K]) => PaperBlock[] } = {
  text: ({ text }) => richPaper(text),
  image: ({ file, alt }) => (file ? [{ kind: 'picture', fileId: file, alt }] : named(alt)),
  qr_link: ({ address }) => (address ? [{ kind: 'qr', value: address, alt: `QR-Code: ${address}` }, ...linked(address)] : []),
  video: ({ address, name }) => (address ? linked(address) : named(name)),
  embed: ({ address }) => linked(address),
  file: ({ name }) => named(name),
  // Its address may hold the secret of another item.
  internal_tool: ({ name }) => named(name),
};
