import { type CodeContent, PRIVATE_KINDS } from '@murmel/contracts';
import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { qrCodeOf } from './qr-code-repository.js';

/** Returns the search text of a code. What a private one holds is not searchable, and a sheet is for its makers only. */
export async function qrCodeSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { content, look, sheet } = await qrCodeOf(manager, itemId);
  const shown = [...(PRIVATE_KINDS.includes(content.kind) ? [] : readableLines(content)), look.caption].filter((text) => text !== '');
  const inside = sheet.rows.flatMap(({ label, value }) => [label, value]).filter((text) => text !== '');
  return [
    ...shown.map((text) => ({ kind: 'text' as const, text })),
    ...inside.map((text) => ({ kind: 'text' as const, text, inside: true as const })),
  ];
}

/** Returns its content as readable text, line by line. */
export function readableLines(content: CodeContent): string[] {
  switch (content.kind) {
    case 'address':
      return [content.url];
    case 'item':
      return [];
    case 'wifi':
      return [content.name];
    case 'text':
      return [content.text];
    case 'contact':
      return [content.name, content.organisation, content.phone, content.mail, content.website];
    case 'event':
      return [content.title, content.place];
    case 'mail':
      return [content.to, content.subject, content.body];
    case 'phone':
      return [content.number];
    case 'geo':
      return content.latitude === null || content.longitude === null ? [] : [`${content.latitude}, ${content.longitude}`];
  }
}
