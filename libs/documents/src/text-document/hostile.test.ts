import type { DOMOutputSpec, Mark, Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readTextDocument, TEXT_DOCUMENT_FIELD, textDocumentSchema, textDocumentText } from '../index.js';

const schema = textDocumentSchema();

function element(name: string, attributes: Record<string, unknown>, children: (Y.XmlElement | Y.XmlText)[] = []): Y.XmlElement {
  const made = new Y.XmlElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value as string);
  made.insert(0, children);
  return made;
}

function text(value: string, marks?: Record<string, unknown>): Y.XmlText {
  const made = new Y.XmlText();
  made.insert(0, value, marks);
  return made;
}

function documentOf(...children: Y.XmlElement[]): Y.Doc {
  const document = new Y.Doc();
  document.getXmlFragment(TEXT_DOCUMENT_FIELD).insert(0, children);
  return document;
}

/** Returns everything the browser would draw, nodes and marks alike. */
function drawn(root: Node): string {
  const specs: (DOMOutputSpec | undefined)[] = [];
  root.descendants((node) => {
    if (!node.isText) specs.push(node.type.spec.toDOM?.(node));
    for (const mark of node.marks)
      specs.push((mark.type.spec.toDOM as ((mark: Mark, inline: boolean) => DOMOutputSpec) | undefined)?.(mark, true));
  });
  return JSON.stringify(specs);
}

describe('[T-21] a document that somebody filled past the editor', () => {
  it('draws no frame and keeps its neighbours', () => {
    const root = readTextDocument(
      documentOf(
        element('paragraph', {}, [text('vorher')]),
        element('iframe', { srcdoc: '<script>alert(1)</script>' }),
        element('script', {}, [text('alert(1)')]),
        element('paragraph', {}, [text('nachher')]),
      ),
    );
    expect(root.toJSON()).toEqual({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'vorher' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'nachher' }] },
      ],
    });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/x',
    '/api/sessions',
    'ftp://evil.example',
  ])('draws %j as plain text, not as a link', (href) => {
    const root = readTextDocument(
      documentOf(element('paragraph', {}, [text('klick', { link: { href, target: '_top', class: 'x', onclick: 'alert(1)' } })])),
    );
    expect(root.textContent).toBe('klick');
    expect(drawn(root)).toBe(
      JSON.stringify([
        ['p', {}, 0],
        ['span', 0],
      ]),
    );
  });

  it('draws an allowed link with nothing but its address', () => {
    const root = readTextDocument(
      documentOf(element('paragraph', {}, [text('ok', { link: { href: 'https://murmel.example/a?b=c', onclick: 'alert(1)' } })])),
    );
    expect(drawn(root)).toContain('"href":"https://murmel.example/a?b=c"');
    expect(drawn(root)).not.toContain('onclick');
  });

  it.each([
    'https://evil.example/pixel.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '/api/users/me',
    '/api/image_attachments/1',
    '/api/image_attachments/00000000-0000-4000-8000-000000000000/../../users/me',
  ])('loads no picture from %j', (src) => {
    const root = readTextDocument(documentOf(element('image', { src, alt: 'Wald', onerror: 'alert(1)' })));
    expect(drawn(root)).toBe(JSON.stringify([['p', { class: 'missing-image' }, 'Wald']]));
  });

  it.each([
    'http://a.example/1',
    'javascript:alert(1)',
    'https://localhost/1',
    'https://127.0.0.1/',
    'https://a.example',
    'https://user:secret@a.example/1',
    '<iframe src="https://a.example/1"></iframe>',
    `https://a.example/${'x'.repeat(2000)}`,
    { toString: () => 'https://a.example/1' },
  ])('[FLA-06] puts nothing from %j into a frame', (address) => {
    const root = readTextDocument(documentOf(element('frame', { address, srcdoc: '<script>alert(1)</script>' })));
    expect(drawn(root)).toBe(JSON.stringify([['div', { 'data-type': 'frame' }]]));
  });

  it('[FLA-06] draws a frame as a link to its page: whatever shows documents asks nobody', () => {
    const address = 'https://www.geogebra.org/m/abc?x=1';
    const root = readTextDocument(documentOf(element('frame', { address, onload: 'alert(1)' })));
    expect(drawn(root)).toBe(
      JSON.stringify([
        [
          'div',
          { 'data-type': 'frame', 'data-address': address },
          ['a', { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' }, address],
        ],
      ]),
    );
    expect(root.textBetween(0, root.content.size, '\n', (leaf) => String(leaf.attrs.address))).toBe(address);
  });

  it('drops unknown marks and foreign colours but keeps the words', () => {
    const root = readTextDocument(
      documentOf(
        element('paragraph', {}, [
          text('wort', { evil: { style: 'x' }, textColour: { colour: 'red;background:url(//evil)' }, 'bold--AAAAAAAA': {} }),
        ]),
      ),
    );
    expect(root.textContent).toBe('wort');
    expect(drawn(root)).not.toContain('evil');
    expect(drawn(root)).toContain('"strong"');
  });

  it('counts no forged numbers', () => {
    const cell = element('tableCell', { colspan: 1e9, rowspan: -4, colwidth: [1e12] }, [element('paragraph', {})]);
    const root = readTextDocument(
      documentOf(
        element('heading', { level: { toString: 1 } }, [text('Titel')]),
        element('table', {}, [element('tableRow', {}, [cell])]),
        element('orderedList', { start: Number.MAX_VALUE }, [element('listItem', {}, [element('paragraph', {})])]),
      ),
    );
    const attributes: unknown[] = [];
    root.descendants((node) => {
      if (Object.keys(node.attrs).length > 0) attributes.push([node.type.name, node.attrs]);
    });
    expect(attributes).toEqual([
      ['heading', { level: 1 }],
      ['tableCell', { colspan: 1, rowspan: 1, colwidth: null, align: null }],
      ['orderedList', { start: 1, type: null }],
    ]);
  });

  it('survives nodes in the wrong place, deep nesting and binary text', () => {
    let deep = element('blockquote', {}, [element('paragraph', {}, [text('unten')])]);
    for (let level = 0; level < 500; level += 1) deep = element('blockquote', {}, [deep]);
    const misplaced = element('tableRow', {}, [element('paragraph', {}, [text('x')])]);
    const binary = new Y.XmlText();
    binary.insertEmbed(0, { image: 'https://evil.example' });
    const root = readTextDocument(documentOf(misplaced, deep, element('doc', {}), element('paragraph', {}, [binary])));
    expect(() => root.check()).not.toThrow();
    expect(root.textContent).not.toContain('unten');
  });

  it('is one empty paragraph when nothing valid is left', () => {
    expect(readTextDocument(documentOf(element('iframe', {}))).toJSON()).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
    expect(textDocumentText(new Y.Doc())).toBe('');
  });

  it('builds nothing forbidden from JSON or from the schema either', () => {
    expect(schema.nodeFromJSON({ type: 'image', attrs: { src: 'https://evil.example' } }).attrs.src).toBeNull();
    expect(schema.mark('link', { href: 'javascript:alert(1)' }).attrs).toEqual({ href: null });
    expect(schema.node('tableCell', { colspan: 1e9 }, [schema.node('paragraph')]).attrs.colspan).toBe(1);
    expect(schema.nodes.blockMath!.createAndFill({ latex: 'x'.repeat(9000) })?.attrs.latex).toHaveLength(2000);
  });
});
