import type { AiRequest } from '@murmel/contracts';
import { IconShieldLock } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { Drawer } from '../../../../ui/overlays/Drawer';
import { Notice } from '../../../../ui/status/Notice';
import { SkeletonGrid } from '../../../../ui/status/SkeletonGrid';
import { SentRequest } from './SentRequest';
import classes from './sent.module.css';

export interface SentDrawerProps {
  fetch: () => Promise<{ requests: AiRequest[] }>;
  onClose: () => void;
}

/** Drawer with the exact data sent for an answer, so that users can verify the statements about it. */
export default function SentDrawer({ fetch, onClose }: SentDrawerProps) {
  const { t } = useTranslation('ai/chat/sent');
  const { t: shell } = useTranslation('shell');
  const [requests, setRequests] = useState<AiRequest[] | 'failed'>();
  // It was opened for one answer, however often what is behind it is drawn anew.
  const [ask] = useState(() => fetch);
  const look = useCallback(() => {
    setRequests(undefined);
    ask().then(
      (sent) => setRequests(sent.requests),
      () => setRequests('failed'),
    );
  }, [ask]);
  useEffect(look, [look]);
  return (
    <Drawer opened width={620} onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      <div className={classes.sent}>
        <p className={classes.about}>
          <IconShieldLock size={20} stroke={1.9} aria-hidden />
          <span>{t('about')}</span>
        </p>
        {requests === undefined && <SkeletonGrid label={shell('loading')} shape="lines" count={4} />}
        {requests === 'failed' && (
          <Notice
            tone="alert"
            announce
            actions={
              <Button variant="default" onClick={look}>
                {t('again')}
              </Button>
            }
          >
            {t('failed')}
          </Notice>
        )}
        {Array.isArray(requests) && requests.length === 0 && <p>{t('nothing')}</p>}
        {Array.isArray(requests) &&
          requests.map((request, index) => <SentRequest key={request.id} request={request} at={index + 1} of={requests.length} />)}
      </div>
    </Drawer>
  );
}
