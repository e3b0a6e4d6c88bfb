import { allowedImage } from '@murmel/documents';
import type { NodeViewRendererProps } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { loadPictureInText } from '../pictures/load-in-text';

/** A picture that comes when it is near what is read; of addresses that are not ours only the words about it. */
export function pictureView({ node }: NodeViewRendererProps) {
  const address = allowedImage(node.attrs.src);
  const dom = document.createElement(address ? 'img' : 'p');
  const describe = ({ attrs }: DocumentNode): void => {
    const alt = String(attrs.alt ?? '');
    if (dom instanceof HTMLImageElement) dom.alt = alt;
    else dom.textContent = alt;
  };
  describe(node);
  let end: (() => void) | undefined;
  if (dom instanceof HTMLImageElement && address) end = loadPictureInText(dom, address, node.attrs);
  else dom.className = 'missing-image';
  return {
    dom,
    update(updated: DocumentNode) {
      const { src, width, height } = node.attrs;
      if (updated.type !== node.type || updated.attrs.src !== src || updated.attrs.width !== width || updated.attrs.height !== height)
        return false;
      describe(updated);
      return true;
    },
    // The progress display is no edit.
    ignoreMutation: () => true,
    destroy: () => end?.(),
  };
}
