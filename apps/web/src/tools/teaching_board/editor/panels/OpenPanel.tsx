import { lazy, Suspense } from 'react';
import { useTeachingBoard } from '../../board/teaching-board-context';
import type { PanelControl } from './use-panel';

const ThemeDrawer = lazy(() => import('./ThemeDrawer'));
const VersionsDrawer = lazy(() => import('./versions/VersionsDrawer'));
const AuthorInfoDialog = lazy(() => import('./AuthorInfoDialog'));

/** The panel whose address is open. */
export function OpenPanel({ panel: { opened, close } }: { panel: PanelControl }) {
  const { editable, item } = useTeachingBoard();
  return (
    <Suspense fallback={null}>
      {opened === 'theme' && editable && <ThemeDrawer onClose={close} />}
      {opened === 'versions' && item.abilities.readHistory && <VersionsDrawer onClose={close} />}
      {opened === 'author_info' && <AuthorInfoDialog onClose={close} />}
    </Suspense>
  );
}
