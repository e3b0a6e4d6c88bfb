import { lazy, Suspense } from 'react';
import { useWorksheet } from './open/worksheet-context';
import type { PanelControl } from './use-panel';

const LookDrawer = lazy(() => import('./look/LookDrawer'));
const VersionsDrawer = lazy(() => import('./versions/VersionsDrawer'));

/** The panel whose address is open. */
export function OpenPanel({ panel: { opened, close } }: { panel: PanelControl }) {
  const { editable, item } = useWorksheet();
  return (
    <Suspense fallback={null}>
      {opened === 'theming' && editable && <LookDrawer onClose={close} />}
      {opened === 'versions' && item.abilities.readHistory && <VersionsDrawer onClose={close} />}
    </Suspense>
  );
}
