import { readTextDocument } from '@murmel/documents';
import type { Change } from '@tiptap/pm/changeset';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet, EditorView, type NodeView } from '@tiptap/pm/view';
import { useEffect, useRef } from 'react';
import { readState } from '../../../core/versions/read-state';
import classes from '../editor/content.module.css';
import { type Texts, useTexts } from '../texts';
import { changesBetween, wordsBetween } from './changes-between';

interface ChangedDocumentProps {
  /** the whole Yjs state, base64 */
  state: string;
  /** the state before it */
  before: string;
}

/** A stored state of a document with what was written and what was taken out since the one before: by line and sign, not by colour alone. */
export function ChangedDocument({ state, before }: ChangedDocumentProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const [earlier, later] = [readState(before, readTextDocument), readState(state, readTextDocument)];
    const marks = changesBetween(earlier, later).flatMap((change) => marksOf(change, earlier, later, t));
    const decorations = DecorationSet.create(later, marks);
    const view = new EditorView(element, {
      state: EditorState.create({ doc: later }),
      editable: () => false,
      decorations: () => decorations,
      nodeViews: { inlineMath: (node) => formula(node, 'span'), blockMath: (node) => formula(node, 'div') },
    });
    element.querySelectorAll('input').forEach((box) => (box.disabled = true));
    return () => view.destroy();
  }, [state, before, t]);
  return <div ref={place} className={classes.content} />;
}

function marksOf({ fromA, toA, fromB, toB }: Change, earlier: Node, later: Node, t: Texts): Decoration[] {
  const removed = wordsBetween(earlier, fromA, toA);
  const added = toB > fromB;
  return [
    ...(removed === '' ? [] : [Decoration.widget(fromB, removedWords(removed, t), { side: -2 })]),
    ...(added
      ? [
          // A screen reader says what a line under the words says to the eye.
          Decoration.widget(fromB, said(t('changes.added')), { side: -1 }),
          Decoration.inline(fromB, toB, { nodeName: 'ins' }),
          ...wholeNodes(later, fromB, toB),
          Decoration.widget(toB, said(t('changes.addedEnd')), { side: -1 }),
        ]
      : []),
  ];
}

/** Pictures, formulas and lines, which have no words to underline. */
function wholeNodes(document: Node, from: number, to: number): Decoration[] {
  const found: Decoration[] = [];
  document.nodesBetween(from, to, (node, position) => {
    if (node.isLeaf && !node.isText && position >= from && position + node.nodeSize <= to)
      found.push(Decoration.node(position, position + node.nodeSize, { class: 'addedNode' }));
  });
  return found;
}

function said(text: string): () => HTMLElement {
  return () => {
    const element = document.createElement('span');
    element.className = 'visually-hidden';
    element.textContent = text;
    return element;
  };
}

function removedWords(words: string, t: Texts): () => HTMLElement {
  return () => {
    const element = document.createElement('del');
    element.append(said(t('changes.removed'))(), words, said(t('changes.removedEnd'))());
    return element;
  };
}

function formula(node: Node, name: 'span' | 'div'): NodeView {
  const dom = document.createElement(name);
  dom.className = 'math';
  void import('../../../core/formulas/draw-math').then(({ drawMath }) => drawMath(String(node.attrs.latex), dom, name === 'div'));
  return { dom, ignoreMutation: () => true };
}
