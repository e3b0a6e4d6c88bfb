import { readTextDocument, textDocumentSchema } from '@murmel/documents';
import { DOMSerializer } from '@tiptap/pm/model';
import { useEffect, useRef } from 'react';
import { readState } from '../../../core/versions/read-state';
import classes from '../editor/content.module.css';
import { loadPictureInText } from '../pictures/load-in-text';

/** Loads the image from now on like pictures in texts. */
function loadAgain(image: HTMLImageElement): () => void {
  const address = image.getAttribute('src') ?? '';
  image.removeAttribute('src');
  return loadPictureInText(image, address, { width: image.getAttribute('width'), height: image.getAttribute('height') });
}

/** A stored state of a document, drawn once. @param state the whole Yjs state, base64 */
export function StaticDocument({ state }: { state: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { content } = readState(state, readTextDocument);
    element.replaceChildren(DOMSerializer.fromSchema(textDocumentSchema()).serializeFragment(content));
    const ends = Array.from(element.querySelectorAll('img'), loadAgain);
    element.querySelectorAll('input').forEach((box) => (box.disabled = true));
    const formulas = element.querySelectorAll<HTMLElement>('[data-latex]');
    if (formulas.length > 0) {
      void import('../../../core/formulas/draw-math').then(({ drawMath }) =>
        formulas.forEach((formula) => drawMath(formula.dataset.latex ?? '', formula, formula.tagName === 'DIV')),
      );
    }
    return () => ends.forEach((end) => end());
  }, [state]);
  return <div ref={place} className={classes.content} />;
}
