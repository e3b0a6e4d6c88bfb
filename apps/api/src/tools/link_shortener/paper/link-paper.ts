import { wayOnPaper } from '../../../core/pdf/paper-way.js';
import { lineOnPaper } from '../../../core/pdf-layout/paper.js';
import type { PaperContribution } from '../../../core/tool-contribution/contributions.js';

const CLOSED = {
  de: 'Dieser Kurzlink ist noch nicht geteilt. Sobald er es ist, steht hier sein QR-Code.',
  en: 'This short link is not shared yet. As soon as it is, its QR code stands here.',
} as const;

/** A sheet for the wall: what it is called, its code and its address. Where it leads can change, so paper does not say it. */
export const linkPaper: PaperContribution = {
  async blocks(manager, asking, language) {
    const way = await wayOnPaper(manager, asking);
    return way.length > 0 ? way : [lineOnPaper(CLOSED[language])];
  },
};
