import { SwitchRow } from '../../../../ui/forms/SwitchRow';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useTexts } from '../texts';

/** Whether timers of this board may be heard. */
export function SoundSetting() {
  const t = useTexts();
  const { board, run } = useTeachingBoard();
  return (
    <SwitchRow
      label={t('settings.sound')}
      description={t('settings.soundHint')}
      checked={!board.settings.muted}
      onChange={(sound) => void run('changeSettings', { muted: !sound })}
    />
  );
}
