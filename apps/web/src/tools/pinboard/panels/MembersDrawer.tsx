import { Members } from '../../../core/sharing/Members';
import { Drawer } from '../../../ui/overlays/Drawer';
import { usePinboard } from '../board/pinboard-context';
import { useTexts } from '../texts';

/** Lists the invited members of this board, with their rights. */
export default function MembersDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { item } = usePinboard();
  return (
    <Drawer opened onClose={onClose} title={t('menu.members')} closeLabel={t('close')} width={520}>
      <Members itemId={item.id} />
    </Drawer>
  );
}
