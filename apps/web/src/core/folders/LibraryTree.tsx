import { IconBinaryTree } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { media } from '../../ui/layout/media';
import { Drawer } from '../../ui/overlays/Drawer';
import { FolderTree } from './FolderTree';
import { useFolderTree } from './use-folder-contents';
import { useMove } from './use-move';

/** True if the sidebar is wide enough for labels (Shell). */
const useWideSidebar = media('(min-width: 80em)');

interface PlaceProps {
  /** the folder that is shown; null at the top */
  current: string | null;
}

/** The tree of folders in the wide sidebar. It comes with the page and not with the frame, which the first page loads. */
export function SidebarTree({ current }: PlaceProps) {
  const wide = useWideSidebar();
  const tree = useFolderTree();
  const moving = useMove();
  const slot = wide && tree.data && tree.data.length > 0 && document.getElementById('sidebar-tree');
  return (
    <>
      {slot &&
        createPortal(
          <FolderTree branches={tree.data} current={current} onDrop={(items, target) => void moving.move(items, target)} />,
          slot,
        )}
      {moving.question}
    </>
  );
}

/** The same tree in a sheet, where the sidebar has no room for it. */
export function TreeButton({ current, moving }: PlaceProps & { moving: ReturnType<typeof useMove> }) {
  const { t } = useTranslation('folders');
  const { t: shell } = useTranslation('shell');
  const wide = useWideSidebar();
  const tree = useFolderTree();
  const [shown, setShown] = useState(false);
  if (wide || !tree.data || tree.data.length === 0) return null;
  const close = () => setShown(false);
  return (
    <>
      <Button variant="default" leftSection={<IconBinaryTree size={20} stroke={1.9} aria-hidden />} onClick={() => setShown(true)}>
        {t('tree')}
      </Button>
      <Drawer opened={shown} onClose={close} title={t('tree')} closeLabel={shell('close')}>
        <FolderTree branches={tree.data} current={current} onDrop={(items, target) => void moving.move(items, target)} onGone={close} />
      </Drawer>
    </>
  );
}
