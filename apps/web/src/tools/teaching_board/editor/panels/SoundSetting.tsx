import { SwitchRow } from '../../../../ui/forms/SwitchRow';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useTexts } from '../texts';

/** Setting that enables the sound of this board's timers. */
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
