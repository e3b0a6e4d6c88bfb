import { pdfItemLink } from '../../../core/pdf/pdf-item-link.js';
import { lineBlock } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';

const CLOSED = {
  de: 'Dieser Kurzlink ist noch nicht geteilt. Sobald er es ist, steht hier sein QR-Code.',
  en: 'This short link is not shared yet. As soon as it is, its QR code stands here.',
} as const;

/** A sheet for the wall: what it is called, its code and its address. Where it leads can change, so paper does not say it. */
export const linkPdf: PdfContribution = {
  async blocks(manager, context, language) {
    const way = await pdfItemLink(manager, context);
    return way.length > 0 ? way : [lineBlock(CLOSED[language])];
  },
};
