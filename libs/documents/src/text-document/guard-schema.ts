import { Extension } from '@tiptap/core';
import type { Attrs, Fragment, Mark, MarkType, Node, NodeType, Schema } from '@tiptap/pm/model';
import { ATTRIBUTE_RULES } from './attribute-rules.js';

const guarded = new WeakSet<Schema>();

/** @returns the attributes that the type knows, each in an allowed value */
export function cleanAttributes(typeName: string, attributes: Attrs | null | undefined): Attrs | null {
  const rules = ATTRIBUTE_RULES[typeName];
  if (!rules || !attributes) return null;
  const clean: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) if (attributes[name] !== undefined) clean[name] = rule(attributes[name]);
  return clean;
}

type Content = Fragment | Node | readonly Node[] | null;

function guardNode(type: NodeType): void {
  const { create, createChecked, createAndFill } = type;
  type.create = (attrs?: Attrs | null, content?: Content, marks?: readonly Mark[]) =>
    create.call(type, cleanAttributes(type.name, attrs), content, marks);
  type.createChecked = (attrs?: Attrs | null, content?: Content, marks?: readonly Mark[]) =>
    createChecked.call(type, cleanAttributes(type.name, attrs), content, marks);
  type.createAndFill = (attrs?: Attrs | null, content?: Content, marks?: readonly Mark[]) =>
    createAndFill.call(type, cleanAttributes(type.name, attrs), content, marks);
}

function guardMark(type: MarkType): void {
  const { create } = type;
  type.create = (attrs?: Attrs | null) => create.call(type, cleanAttributes(type.name, attrs));
}

/**
 * Makes a schema unable to build a node or mark with a forbidden attribute, wherever it comes from:
 * Yjs, pasted HTML, a version from the journal. ProseMirror's own `validate` does not run on the way from Yjs.
 */
export function guardSchema(schema: Schema): Schema {
  if (guarded.has(schema)) return schema;
  guarded.add(schema);
  Object.values(schema.nodes).forEach(guardNode);
  Object.values(schema.marks).forEach(guardMark);
  return schema;
}

/** Guards the schema of an editor before its first document is made. */
export const GuardedSchema = Extension.create({
  name: 'guardedSchema',
  priority: 10_000,
  onBeforeCreate() {
    guardSchema(this.editor.schema);
  },
});
