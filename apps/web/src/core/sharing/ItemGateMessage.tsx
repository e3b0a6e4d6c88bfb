import { publicPlaceOf } from '@murmel/contracts';
import { Suspense, use, useEffect } from 'react';
import { FaultId } from '../../platform/errors/fault-id';
import { useTranslation } from '../../platform/i18n/use-translation';
import { mayHaveOfflineData } from '../../platform/offline/offline-flag';
import { lazyPage } from '../../platform/page/lazy-page';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { ErrorState } from '../../ui/status/ErrorState';
import { SupportId } from '../errors/SupportId';
import { GateFrame } from './ItemGateFrame';

const UnsentTextNotice = lazyPage(() => import('../offline/UnsentTextNotice'), ['waiting']);

interface GateMessageProps {
  kind: 'gone' | 'offline' | 'error';
  reload: () => void;
  /** by which support finds the answer that failed */
  supportId?: string | undefined;
}

/** Explains why there is nothing to see. A missing, foreign, locked or trashed item reads the same (spec E6). */
export default function GateMessage({ kind, reload, supportId }: GateMessageProps) {
  const { t } = useTranslation('visitor');
  const { isTeacher } = useSession();
  const faultId = use(FaultId);
  const id = supportId ?? faultId;
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), [kind]);
  const itemId = publicPlaceOf(location.pathname)?.itemId;
  const again = (
    <Button size="lg" onClick={reload}>
      {t('again')}
    </Button>
  );
  // By address: there is no router on a guest's page.
  const toTools = (
    <Button component="a" size="lg" href="/tools" style={{ color: 'var(--button-color)' }}>
      {t('toTools')}
    </Button>
  );
  return (
    <GateFrame>
      {kind === 'gone' && itemId !== undefined && mayHaveOfflineData() && (
        <Suspense fallback={null}>
          <UnsentTextNotice itemId={itemId} />
        </Suspense>
      )}
      <ErrorState
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`)}
        actions={kind !== 'gone' ? again : isTeacher && toTools}
        {...(kind === 'gone' ? { code: t('gone.code') } : {})}
        {...(kind === 'error' && id !== undefined && { support: <SupportId id={id} /> })}
      />
    </GateFrame>
  );
}
