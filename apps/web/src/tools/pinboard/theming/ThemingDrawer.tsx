import { BackgroundPanel } from '../../../core/boards/BackgroundPanel';
import { Drawer } from '../../../ui/overlays/Drawer';
import { usePinboard } from '../board/pinboard-context';
import { useTexts } from '../texts';

/** Chooses the background behind the lists. */
export default function ThemingDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { item, board, run } = usePinboard();
  return (
    <Drawer opened onClose={onClose} title={t('menu.theming')} closeLabel={t('close')}>
      <BackgroundPanel
        background={board.settings.background}
        onChange={(background) => void run('changeSettings', { background })}
        itemId={item.id}
      />
    </Drawer>
  );
}
