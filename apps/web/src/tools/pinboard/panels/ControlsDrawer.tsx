import { Drawer } from '../../../ui/overlays/Drawer';
import { useTexts } from '../texts';
import { LessonControls } from './LessonControls';

/** The teacher's controls of the lesson beside the board. */
export default function ControlsDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <Drawer opened onClose={onClose} title={t('controls.title')} closeLabel={t('close')}>
      <LessonControls />
    </Drawer>
  );
}
