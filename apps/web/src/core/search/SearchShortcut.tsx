import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPage } from '../../platform/page/lazy-page';
import { searchOpen } from '../shell/search-open';

const Palette = lazyPage(() => import('./Palette'), ['search', 'help', 'items', 'tools', 'shell']);

/** Ctrl or Cmd with K opens the search over every page of a teacher. In an editor that has these keys they are the editor's. */
export function SearchShortcut() {
  const open = useSyncExternalStore(searchOpen.subscribe, searchOpen.get);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      searchOpen.set(true);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      searchOpen.set(false);
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
      const typed = searchOpen.early();
      if (event.key === 'Escape') searchOpen.set(false);
      else if (event.key === 'Backspace') searchOpen.type([...typed].slice(0, -1).join(''));
      else if ([...event.key].length === 1) searchOpen.type(typed + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return null;
}
