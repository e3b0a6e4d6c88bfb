import { Drawer } from '../../../../ui/overlays/Drawer';
import { useTexts } from '../../texts';
import { WaitingCards } from './WaitingCards';

/** Lists the cards in moderation, beside the board. */
export default function WaitingDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <Drawer opened onClose={onClose} title={t('controls.waitingTitle')} closeLabel={t('close')}>
      <WaitingCards />
    </Drawer>
  );
}
