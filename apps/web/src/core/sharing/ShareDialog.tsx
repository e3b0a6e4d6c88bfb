import type { ReactNode } from 'react';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { DoneButton } from '../../ui/overlays/unsent-forms';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { StatusLine } from '../../ui/status/StatusLine';
import { toast } from '../../ui/status/toast-queue';
import { LoadState } from '../page/LoadState';
import classes from './ShareDialog.module.css';
import { SharePanel } from './SharePanel';
import { type Sharing, useShare } from './use-share';

interface ShareDialogProps {
  itemId: string;
  /** the tool's own choice for those who get in */
  own?: ReactNode;
  onClose: () => void;
}

/** Dialog for access to an item: by whom, with which permission, by which address and how long. Every change applies at once. */
export default function ShareDialog({ itemId, own, onClose }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  const sharing = useShare(itemId);
  const { query, item } = sharing;
  const endSharing = async () => {
    try {
      await sharing.change({ privacy: 'locked' });
      toast({ tone: 'success', text: t('ended') });
      onClose();
    } catch {
      // The line at the left says that it was not applied.
    }
  };
  const footer = (
    <div className={classes.foot}>
      <ShareState sharing={sharing} />
      <div className={classes.buttons}>
        {query.data && query.data.privacy !== 'locked' && (
          <Button variant="default" loading={sharing.pending?.privacy === 'locked'} onClick={() => void endSharing()}>
            {t('end')}
          </Button>
        )}
        <DoneButton>{t('done')}</DoneButton>
      </div>
    </div>
  );
  return (
    <Dialog opened onClose={onClose} title={t('title')} closeLabel={t('close')} size="xl" footer={footer}>
      {isErrorCode(query.error, 'FORBIDDEN') ? (
        <Notice tone="alert" title={t('forbidden')} />
      ) : (
        <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={5} />}>
          {(share) => (
            <LoadState query={item} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={5} />}>
              {(data) => <SharePanel item={data} share={share} sharing={sharing} own={own} />}
            </LoadState>
          )}
        </LoadState>
      )}
    </Dialog>
  );
}

function ShareState({ sharing: { state, error } }: { sharing: Sharing }) {
  const { t } = useTranslation('sharing');
  if (state === 'saving') return <StatusLine state="saving" text={t('saving')} />;
  // Some items are never shared, and say why.
  if (state === 'failed')
    return <StatusLine state="error" text={isErrorCode(error, 'ITEM_STAYS_LOCKED') ? errorText(error) : t('failed')} />;
  return <StatusLine state="saved" text={state === 'applied' ? t('applied') : t('immediate')} />;
}
