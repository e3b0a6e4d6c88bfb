import type { Editor } from '@tiptap/core';
import { type RefObject, useLayoutEffect } from 'react';

/** px that stay free around it, and that it needs at least below where it begins */
const AIR = 12;
const NEEDS = 600;

/** Puts the panel below what is selected, as far as the window has room; on a phone it lies at the lower edge by its style alone. */
export function usePanelPosition(panel: RefObject<HTMLElement | null>, editor: Editor): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const place = () => {
      const { view } = editor;
      const top = document.querySelector('[role="toolbar"]')?.getBoundingClientRect().bottom ?? 0;
      const { bottom } = view.coordsAtPos(Math.min(editor.state.selection.to, editor.state.doc.content.size));
      const lowest = Math.max(top + AIR, window.innerHeight - NEEDS - AIR);
      element.style.setProperty('--panel-top', `${Math.round(Math.min(Math.max(bottom + AIR, top + AIR), lowest))}px`);
      element.style.setProperty(
        '--panel-right',
        `${Math.round(Math.max(AIR, window.innerWidth - view.dom.getBoundingClientRect().right - 160))}px`,
      );
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [panel, editor]);
}
