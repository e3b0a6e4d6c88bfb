import type { NodeViewRendererProps } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';

type OnEdit = (node: DocumentNode, position: number) => void;

/** Draws a formula as soon as KaTeX is here; until then, and when it is wrong, its source can be read. */
export function mathView(block: boolean, onEdit: OnEdit) {
  return ({ node, getPos, editor }: NodeViewRendererProps) => {
    const dom = document.createElement(block ? 'div' : 'span');
    let shown = '';
    const draw = (current: DocumentNode): void => {
      const latex = String(current.attrs.latex);
      dom.className = 'math';
      dom.dataset.type = block ? 'block-math' : 'inline-math';
      if (latex === shown) return;
      shown = latex;
      dom.textContent = latex;
      void import('../../../core/formulas/draw-math').then(({ drawMath }) => {
        if (latex === shown) drawMath(latex, dom, block);
      });
    };
    draw(node);
    let latest = node;
    dom.addEventListener('dblclick', () => {
      const position = getPos();
      if (editor.isEditable && position !== undefined) onEdit(latest, position);
    });
    return {
      dom,
      update(updated: DocumentNode) {
        if (updated.type !== node.type) return false;
        latest = updated;
        draw(updated);
        return true;
      },
      // Changes that KaTeX renders inside are no edits.
      ignoreMutation: () => true,
    };
  };
}
