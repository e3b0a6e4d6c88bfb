import { RECORDING_LIMITS } from '@murmel/contracts';
import { IconCloudOff, IconShieldCheck } from '@tabler/icons-react';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Notice } from '../../../ui/status/Notice';
import { durationText } from '../../capture/duration-text';
import type { SessionState } from './recording-session';

/** Shows the length of the recording that would survive if this tab were closed now. */
export function SafeNotice({ state: { safeMs, safe } }: { state: SessionState }) {
  const { t } = useTranslation('recordings');
  const seconds = RECORDING_LIMITS.partSeconds + 1;
  if (safe.refusal !== undefined)
    return (
      <Notice tone="alert" announce title={errorText(safe.refusal)}>
        {t(safe.holds ? 'safe.refusedHeld' : 'safe.refusedNotHeld')}
      </Notice>
    );
  if (!safe.line)
    return (
      <Notice tone="notice" icon={IconCloudOff} title={t('safe.offline')}>
        {t(safe.holds ? 'safe.offlineHeld' : 'safe.offlineNotHeld')}
      </Notice>
    );
  return (
    <Notice tone="good" icon={IconShieldCheck} title={t('safe.title', { time: durationText(safeMs) })}>
      {t('safe.text', { seconds })}
    </Notice>
  );
}
