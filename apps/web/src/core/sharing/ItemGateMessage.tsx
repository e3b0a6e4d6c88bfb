import { useEffect } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { ErrorState } from '../../ui/status/ErrorState';
import { GateFrame } from './ItemGateFrame';

interface GateMessageProps {
  kind: 'gone' | 'offline' | 'error';
  reload: () => void;
}

/** Why there is nothing to see. What is missing, foreign, locked or in the trash reads the same (decision E6). */
export default function GateMessage({ kind, reload }: GateMessageProps) {
  const { t } = useTranslation('visitor');
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), [kind]);
  const again = (
    <Button size="lg" onClick={reload}>
      {t('again')}
    </Button>
  );
  return (
    <GateFrame>
      <ErrorState
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`)}
        actions={kind === 'gone' ? undefined : again}
        {...(kind === 'gone' ? { code: t('gone.code') } : {})}
      />
    </GateFrame>
  );
}
