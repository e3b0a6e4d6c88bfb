import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPage } from '../../platform/page/lazy-page';
import { searching } from './searching';

const Palette = lazyPage(() => import('./Palette'), ['search', 'help', 'items', 'tools', 'shell']);

/** Ctrl or Cmd with K opens the search over every page of a teacher. In an editor that has these keys they are the editor's. */
export function SearchAnywhere() {
  const open = useSyncExternalStore(searching.subscribe, searching.get);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      searching.set(true);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      searching.set(false);
    };
  }, []);
  return open ? (
    <Suspense fallback={null}>
      <Palette />
    </Suspense>
  ) : null;
}
