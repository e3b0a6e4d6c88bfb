import { LIMITS } from '@murmel/contracts';
import { type Mark, type Node, type NodeType, type Schema } from '@tiptap/pm/model';
import * as Y from 'yjs';
import { TEXT_DOCUMENT_FIELD, textDocumentSchema } from './schema.js';

/** Deeper nesting comes from no editor, only from an attacker who wants the stack to overflow; collab-server refuses it. */
const MAX_DEPTH = LIMITS.collaboration.nesting;

/** y-tiptap writes marks that may overlap as `name--hash`. */
const markName = (attribute: string): string => attribute.replace(/--[A-Za-z0-9+/=]{8}$/, '');

function readMarks(schema: Schema, attributes: Record<string, unknown> | undefined): Mark[] {
  return Object.entries(attributes ?? {}).flatMap(([name, value]) => {
    const type = schema.marks[markName(name)];
    if (!type || value === null) return [];
    return [type.create(typeof value === 'object' ? (value as Record<string, unknown>) : null)];
  });
}

function readText(schema: Schema, text: Y.XmlText): Node[] {
  const delta = text.toDelta() as { insert: unknown; attributes?: Record<string, unknown> }[];
  return delta.flatMap(({ insert, attributes }) =>
    typeof insert === 'string' && insert !== '' ? [schema.text(insert, readMarks(schema, attributes))] : [],
  );
}

/** Omits children that are invalid in this place, so that one forged node does not hide its neighbours. */
function fitting(type: NodeType, children: readonly Node[]): Node[] {
  let match = type.contentMatch;
  return children.filter((child) => {
    const next = match.matchType(child.type);
    if (next) match = next;
    return next !== null && type.allowsMarks(child.marks);
  });
}

function readElement(schema: Schema, element: Y.XmlElement, depth: number): Node[] {
  const type = schema.nodes[element.nodeName];
  if (!type || type === schema.topNodeType || type.isText || depth > MAX_DEPTH) return [];
  const node = type.createAndFill(element.getAttributes(), fitting(type, readChildren(schema, element, depth + 1)));
  return node ? [node] : [];
}

function readChildren(schema: Schema, parent: Y.XmlFragment, depth: number): Node[] {
  return parent.toArray().flatMap((child) => {
    if (child instanceof Y.XmlText) return readText(schema, child);
    return child instanceof Y.XmlElement ? readElement(schema, child, depth) : [];
  });
}

/**
 * Reads the document as nodes of the schema, without changing it. Content unknown to the schema is omitted.
 * @returns a valid document in every case; at least one empty paragraph
 */
export function readTextDocument(document: Y.Doc): Node {
  const schema = textDocumentSchema();
  const children = readChildren(schema, document.getXmlFragment(TEXT_DOCUMENT_FIELD), 0);
  const top = schema.topNodeType;
  return top.createAndFill(null, fitting(top, children)) ?? top.createChecked(null, [schema.nodes.paragraph!.create()]);
}

/** The words of the document, one line per block, for search and previews. */
export function textDocumentText(document: Y.Doc): string {
  const root = readTextDocument(document);
  return root
    .textBetween(0, root.content.size, '\n', (leaf) => {
      if (leaf.type.name === 'hardBreak') return '\n';
      return String(leaf.attrs.latex ?? leaf.attrs.alt ?? leaf.attrs.address ?? '');
    })
    .replace(/\n{2,}/g, '\n')
    .trim();
}
