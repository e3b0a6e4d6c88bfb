import { type RefObject, useEffect } from 'react';
import { neighbour } from './neighbour';

const CONTROLS = 'button:not(:disabled)';

/**
 * One stop in the tab order, arrows inside (WAI-ARIA toolbar). The tab stop is where one was last.
 * @param onLeave called by Escape: back to the text
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return undefined;
    const controls = () => Array.from(element.querySelectorAll<HTMLElement>(CONTROLS)).filter((control) => !control.closest('[popover]'));
    const stopAt = (control: HTMLElement | undefined) => {
      for (const other of element.querySelectorAll<HTMLElement>('button'))
        if (!other.closest('[popover]')) other.tabIndex = other === control ? 0 : -1;
    };
    stopAt(controls()[0]);
    const focused = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      if (controls().includes(target)) stopAt(target);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const all = controls();
      const index = all.indexOf(event.target as HTMLElement);
      if (index < 0) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        onLeave();
        return;
      }
      const next = neighbour(event.key, index, all.length);
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    };
    // A control that goes while it is the tab stop would leave the toolbar without one.
    const watch = new MutationObserver(() => {
      if (!controls().some((control) => control.tabIndex === 0)) stopAt(controls()[0]);
    });
    watch.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    element.addEventListener('focusin', focused);
    element.addEventListener('keydown', pressed);
    return () => {
      watch.disconnect();
      element.removeEventListener('focusin', focused);
      element.removeEventListener('keydown', pressed);
    };
  }, [toolbar, onLeave]);
}
