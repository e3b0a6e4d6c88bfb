import { decide } from '@murmel/access-policy';
import { type CodeContent, contentOfRow, type InterfaceLanguage, payloadOf } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { lineBlock, type PdfBlock } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { qrCodeAnswer } from '../qr-code-repository.js';
import { readableLines } from '../qr-code-search-text.js';

const NONE = {
  de: {
    empty: 'Dieser QR-Code hat noch keinen Inhalt.',
    notShared: 'Der Inhalt ist noch nicht geteilt. Sobald er es ist, steht hier sein QR-Code.',
  },
  en: {
    empty: 'This QR code holds nothing yet.',
    notShared: 'What it leads to is not shared yet. As soon as it is, its QR code stands here.',
  },
} as const;

/**
 * Prints the code in the width that its owner chose, with its content as text. Those who may change it can print a sheet of many to cut.
 */
export const qrCodePdf: PdfContribution = {
  async blocks(manager: EntityManager, context, language: InterfaceLanguage): Promise<PdfBlock[]> {
    const { id, facts } = itemOf(context);
    const mayChange = decide(context.actor, 'item.update', { item: facts }).allow;
    const { state, text, content, look, sheet } = await qrCodeAnswer(manager, id, mayChange);
    if (state !== 'ready' && (state === 'notShared' || sheet.rows.every(({ value }) => value === '')))
      return [lineBlock(NONE[language][state])];
    const alt = (value: string) => `QR-Code: ${value}`;
    const shown = { kind: 'codes' as const, look, logo: look.logo === 'file' ? look.logoFile : null };
    if (sheet.rows.length > 0) {
      const codes = sheet.rows.map(({ label, value }) => {
        const held = valueOf(content, value, text);
        return { value: held, alt: alt(held), words: label };
      });
      return [{ ...shown, columns: sheet.columns, width: look.width, codes: codes.filter(({ value }) => value !== '') }];
    }
    const words = readableLines(content).filter((line) => line !== '' && line !== look.caption);
    return [
      { ...shown, columns: 1, width: look.width, codes: [{ value: text, alt: alt(text), words: look.caption }] },
      ...words.map((line) => lineBlock(line)),
    ];
  },
};

/** Returns the content of a line of the sheet: its own, or that of the code. */
function valueOf(content: CodeContent, value: string, text: string): string {
  return value === '' ? text : payloadOf(contentOfRow(content, value));
}
