import { textDocumentExtensions } from '@murmel/documents';
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { boardTextExtensions, richTextExtensions } from './extensions';
import { withDirection } from './with-direction';

describe('lines of an editor begin on the side of their first letter', () => {
  it.each([
    ['text documents', () => withDirection(textDocumentExtensions()), ['paragraph', 'heading']],
    ['texts of boards', () => boardTextExtensions(), ['paragraph', 'heading']],
    ['descriptions', () => richTextExtensions(), ['paragraph']],
  ])('%s', (_where, extensions, lines) => {
    const schema = getSchema(extensions());
    for (const name of lines) {
      const node = schema.nodes[name]!.create();
      expect(schema.nodes[name]!.spec.toDOM!(node)).toMatchObject([expect.any(String), { dir: 'auto' }, 0]);
      // Documents keep what every reader of them knows.
      expect(node.toJSON()).not.toHaveProperty('attrs.dir');
    }
  });

  it('what is kept is the same as without', () => {
    const attributes = (extensions: Parameters<typeof getSchema>[0]) =>
      Object.entries(getSchema(extensions).nodes).map(([name, { spec }]) => [name, Object.keys(spec.attrs ?? {}), spec.content]);
    expect(attributes(withDirection(textDocumentExtensions()))).toEqual(attributes(textDocumentExtensions()));
  });
});
