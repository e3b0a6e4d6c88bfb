import { textDocumentSchema } from '@murmel/documents';
import { EditorState, type Plugin } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';
import { absolutePositionToRelativePosition, initProseMirrorDoc, yCursorPluginKey, ySyncPlugin } from '@tiptap/y-tiptap';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { QuietAwareness } from '../../../platform/collaboration/quiet-awareness';
import { Carets } from './carets';

const user = { id: 'ben', name: 'Ben', colour: 1, swirl: 2, teacher: false };
let document: Y.Doc;
let awareness: QuietAwareness;
let state: EditorState;
let at: (position: number) => unknown;

beforeEach(() => {
  document = new Y.Doc();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText('Wald und Wiese')]);
  const fragment = document.getXmlFragment('default');
  fragment.insert(0, [paragraph]);
  awareness = new QuietAwareness(document);
  const { doc, mapping } = initProseMirrorDoc(fragment, textDocumentSchema());
  const make = Carets.config.addProseMirrorPlugins as unknown as (this: unknown) => Plugin[];
  state = EditorState.create({ doc, plugins: [ySyncPlugin(fragment, { mapping }), make.call({ options: { awareness, document } })[0]!] });
  at = (position) => JSON.parse(JSON.stringify(absolutePositionToRelativePosition(position, fragment, mapping)));
});
afterEach(() => awareness.destroy());

/** How many people are drawn after this arrived. */
function drawn(cursor: unknown, from: unknown = user): number {
  awareness.states.set(99, { user: from, cursor } as never);
  state = state.apply(state.tr.setMeta(yCursorPluginKey, { awarenessUpdated: true }));
  return (yCursorPluginKey.getState(state) as DecorationSet).find(0, 2).length;
}

describe('carets of others', () => {
  it('are drawn where they are', () => {
    expect(drawn({ anchor: at(1), head: at(1) })).toBe(1);
    expect(drawn(null)).toBe(0);
  });

  it('never throw, whatever somebody sent, and hide nobody else', () => {
    const place = { type: null, tname: 'default', item: null, assoc: 0 };
    awareness.states.set(98, { user: { ...user, id: 'mia' }, cursor: { anchor: at(1), head: at(1) } } as never);
    const rubbish: unknown[] = [
      {},
      [],
      7,
      'x',
      { anchor: 1, head: 2 },
      { anchor: {}, head: {} },
      { anchor: place },
      { anchor: null, head: null },
      { anchor: { ...place, item: { client: 1 } }, head: place },
      { anchor: { ...place, item: { client: document.clientID, clock: Number.NaN } }, head: place },
      { anchor: { ...place, item: { client: document.clientID, clock: 1.5 } }, head: place },
      { anchor: { ...place, type: 'x' }, head: place },
      { anchor: { ...place, tname: 'elsewhere' }, head: { ...place, tname: 'elsewhere' } },
      { anchor: { ...place, assoc: {} }, head: place },
      { anchor: { ...place, tname: null, item: { client: document.clientID, clock: 2 ** 53 } }, head: place },
    ];
    for (const cursor of rubbish) expect(drawn(cursor), JSON.stringify(cursor)).toBe(1);
    for (const from of [null, 7, {}, { ...user, colour: -1 }, { ...user, swirl: 1e9 }, { ...user, name: {} }])
      expect(drawn({ anchor: at(1), head: at(1) }, from)).toBe(1);
    expect([...document.share.keys()]).toEqual(['default']);
  });

  it("one's own state is nobody else's to say", () => {
    awareness.show(true);
    const own = awareness.getLocalState();
    awareness.states.set(document.clientID, { user, cursor: {} } as never);
    expect(awareness.getLocalState()).toEqual(own);
  });
});
