import type { JSONContent } from '@tiptap/core';

/** Noncharacters of Unicode, which are no text: they stand for a sign that the writer of Markdown must not touch. */
const STAND_INS: Readonly<Record<string, string>> = { '&': '\uFDD0', '<': '\uFDD1', '>': '\uFDD2' };
const SIGNS: Readonly<Record<string, string>> = { '\uFDD0': '&', '\uFDD1': '<', '\uFDD2': '>' };

/**
 * Where `&`, `<` and `>` mean nothing in Markdown: not before the name of an entity or a tag, not at the beginning of
 * a line (a quotation), and not at the end of a piece of text, because the next piece may complete a name.
 */
const MEANINGLESS = /&(?!#?\w+;|$)|<(?![a-z/!?]|$)|(?<!^\s*)>/gim;

/** The text with stand-ins where a sign may stay as it is; in code everything stays anyway. */
export function withStandIns(node: JSONContent): JSONContent {
  if (node.type !== 'text' || !node.text || node.marks?.some(({ type }) => type === 'code')) return node;
  const text = node.text.replace(/[\uFDD0-\uFDD2]/g, '').replace(MEANINGLESS, (sign) => STAND_INS[sign]!);
  return { ...node, text };
}

/** The written Markdown with the signs back in their places. */
export function withSigns(markdown: string): string {
  return markdown.replace(/[\uFDD0-\uFDD2]/g, (standIn) => SIGNS[standIn]!);
}
