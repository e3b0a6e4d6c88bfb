import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Badge } from '../../ui/status/Badge';

/** State of a process or a server in a word. */
export function State({ state }: { state: 'up' | 'down' | 'none' }) {
  const { t } = useTranslation('installation');
  if (state === 'none') return <Badge>{t('state.none')}</Badge>;
  return (
    <Badge tone={state === 'up' ? 'good' : 'live'} icon={state === 'up' ? IconCircleCheck : IconAlertTriangle}>
      {t(`state.${state}`)}
    </Badge>
  );
}
