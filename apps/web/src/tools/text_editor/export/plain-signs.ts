import type { JSONContent } from '@tiptap/core';

/** Noncharacters of Unicode, which never occur in text: they replace a character that the Markdown serializer must not escape. */
const STAND_INS: Readonly<Record<string, string>> = { '&': '\uFDD0', '<': '\uFDD1', '>': '\uFDD2', '|': '\uFDD3' };
const SIGNS: Readonly<Record<string, string>> = { '\uFDD0': '&', '\uFDD1': '<', '\uFDD2': '>', '\uFDD3': '\\|' };
const ANY_STAND_IN = /[\uFDD0-\uFDD3]/g;

/**
 * Pattern of `&`, `<` and `>` without a meaning in Markdown: not before the name of an entity or a tag, not at the beginning of a line (a
 * quotation), and not at the end of a text node, because the next one may complete a name.
 */
const MEANINGLESS = /&(?!#?\w+;|$)|<(?![a-z/!?]|$)|(?<!^\s*)>/gim;

/**
 * The text with stand-ins where a sign may stay as it is; in code everything stays anyway. In a table an upright line is
 * the border of a cell everywhere, in code too.
 * @param within the names of the nodes around it
 */
export function withStandIns(node: JSONContent, within: readonly string[]): JSONContent {
  if (node.type !== 'text' || !node.text) return node;
  const code = within.includes('codeBlock') || node.marks?.some(({ type }) => type === 'code');
  const plain = node.text.replace(ANY_STAND_IN, '');
  const text = code ? plain : plain.replace(MEANINGLESS, (sign) => STAND_INS[sign]!);
  return { ...node, text: within.includes('table') ? text.replaceAll('|', STAND_INS['|']!) : text };
}

/** The written Markdown with the signs back in their places. */
export function withSigns(markdown: string): string {
  return markdown.replace(ANY_STAND_IN, (standIn) => SIGNS[standIn]!);
}
