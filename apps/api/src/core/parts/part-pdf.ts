import type { PartContents, PartKindName } from '@murmel/contracts';
import { richTextPdf } from '../boards/rich-text-pdf.js';
import { lineBlock, type PdfBlock, textRun } from '../pdf-layout/pdf-layout.js';

function linked(address: string | null): PdfBlock[] {
  return address ? [{ kind: 'paragraph', runs: [textRun(address, { link: address })] }] : [];
}
const named = (name: string): PdfBlock[] => (name ? [lineBlock(name)] : []);

/** Renders each kind of part for PDFs. Omitting a kind of the contracts does not compile. */
export const PART_PDF: { readonly [K in PartKindName]: (content: PartContents[K]) => PdfBlock[] } = {
  text: ({ text }) => richTextPdf(text),
  image: ({ file, alt }) => (file ? [{ kind: 'picture', fileId: file, alt }] : named(alt)),
  qr_link: ({ address }) => (address ? [{ kind: 'qr', value: address, alt: `QR-Code: ${address}` }, ...linked(address)] : []),
  video: ({ address, name }) => (address ? linked(address) : named(name)),
  embed: ({ address }) => linked(address),
  file: ({ name }) => named(name),
  // Its address may hold the secret of another item.
  internal_tool: ({ name }) => named(name),
};
