import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPage } from '../../platform/page/lazy-page';
import { searching } from '../shell/searching';

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
    <Suspense fallback={<Coming />}>
      <Palette />
    </Suspense>
  ) : null;
}

/** Catches the letters typed while the search loads over a slow connection, so that none is lost or written elsewhere. */
function Coming() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const typed = searching.early();
      if (event.key === 'Escape') searching.set(false);
      else if (event.key === 'Backspace') searching.type([...typed].slice(0, -1).join(''));
      else if ([...event.key].length === 1) searching.type(typed + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return null;
}
