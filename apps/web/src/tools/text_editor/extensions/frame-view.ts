import { allowedFrame } from '@murmel/documents';
import type { NodeViewRendererProps } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';

/** Elements of a frame's preview that handle a press themselves; beside them a press selects the whole. */
const PRESSED = 'a, button, iframe';

/** A film or a page of another site: its address, until the face that asks first is here. Without that file it stays the address. */
export function frameView({ node }: NodeViewRendererProps) {
  const dom = document.createElement('div');
  dom.dataset.type = 'frame';
  let shown: string | undefined;
  let end: (() => void) | undefined;
  const draw = async (address: string | undefined): Promise<void> => {
    if (address === shown) return;
    shown = address;
    end?.();
    end = undefined;
    dom.replaceChildren(...(address ? [linkTo(address)] : []));
    if (!address) return;
    const { drawFrame, wordsOfFrames } = await import('../editor/draw-frame');
    await wordsOfFrames();
    if (shown === address) end = drawFrame(address, dom);
  };
  const drawn = (current: DocumentNode): void => void draw(allowedFrame(current.attrs.address)).catch(() => undefined);
  drawn(node);
  return {
    dom,
    update(updated: DocumentNode) {
      if (updated.type !== node.type) return false;
      drawn(updated);
      return true;
    },
    stopEvent: ({ target }: Event) => target instanceof Element && target.closest(PRESSED) !== null,
    // Changes inside the frame are no edits.
    ignoreMutation: () => true,
    destroy: () => void draw(undefined),
  };
}

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
  link.textContent = address;
  return link;
}
