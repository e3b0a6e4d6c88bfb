import { readTextDocument, textDocumentSchema } from '@murmel/documents';
import { DOMSerializer } from '@tiptap/pm/model';
import { useEffect, useRef } from 'react';
import * as Y from 'yjs';
import content from '../editor/content.module.css';

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** A stored state of a document, drawn once. @param state the whole Yjs state, base64 */
export function StaticDocument({ state }: { state: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const document = new Y.Doc();
    Y.applyUpdate(document, bytesOf(state));
    element.replaceChildren(DOMSerializer.fromSchema(textDocumentSchema()).serializeFragment(readTextDocument(document).content));
    document.destroy();
    element.querySelectorAll('input').forEach((box) => (box.disabled = true));
    const formulas = element.querySelectorAll<HTMLElement>('[data-latex]');
    if (formulas.length > 0) {
      void import('../editor/draw-math').then(({ drawMath }) =>
        formulas.forEach((formula) => drawMath(formula.dataset.latex ?? '', formula, formula.tagName === 'DIV')),
      );
    }
  }, [state]);
  return <div ref={place} className={content.content} />;
}
