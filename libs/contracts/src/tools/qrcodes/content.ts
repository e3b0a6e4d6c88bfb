import { CODE_KINDS, type CodeKind } from './names.js';
import type { CodeContent } from './schemas.js';

export type CodeContentOf<K extends CodeKind> = Extract<CodeContent, { kind: K }>;

/** Initial content of each kind. */
export const NEW_CONTENT: { readonly [K in CodeKind]: CodeContentOf<K> } = {
  address: { kind: 'address', url: '' },
  item: { kind: 'item', itemId: null },
  wifi: { kind: 'wifi', name: '', password: '', security: 'WPA', hidden: false },
  text: { kind: 'text', text: '' },
  contact: { kind: 'contact', name: '', organisation: '', phone: '', mail: '', website: '' },
  event: { kind: 'event', title: '', place: '', begins: null, ends: null },
  mail: { kind: 'mail', to: '', subject: '', body: '' },
  phone: { kind: 'phone', number: '' },
  geo: { kind: 'geo', latitude: null, longitude: null },
};

/** Kinds of which each code on a sheet can hold another one: a line of text is enough for it. */
export const SHEET_KINDS: readonly CodeKind[] = CODE_KINDS.filter((kind) => kind === 'address' || kind === 'text');

/** The same with what stands on a line of the sheet; an empty line is the code itself. */
export function contentOfRow(content: CodeContent, value: string): CodeContent {
  if (value === '') return content;
  if (content.kind === 'address') return { ...content, url: value };
  return content.kind === 'text' ? { ...content, text: value } : content;
}
