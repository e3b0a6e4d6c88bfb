import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { toast } from '../../ui/status/toast-queue';
import classes from './ShareDialog.module.css';
import type { Sharing } from './use-share';

/** Makes a new secret link; asks first, because the old one cannot be brought back. */
export function RenewLink({ sharing }: { sharing: Sharing }) {
  const { t } = useTranslation('sharing');
  const [asking, setAsking] = useState(false);
  const renew = async () => {
    try {
      await sharing.renew();
      toast({ tone: 'success', text: t('link.renewed') });
    } catch {
      toast({ tone: 'alert', text: t('failed') });
    } finally {
      setAsking(false);
    }
  };
  return (
    <div>
      <button type="button" className={classes.renew} onClick={() => setAsking(true)}>
        <IconRefresh size={18} stroke={1.9} aria-hidden />
        {t('link.renew')}
      </button>
      <ConfirmDialog
        opened={asking}
        title={t('link.renewTitle')}
        confirmLabel={t('link.renew')}
        cancelLabel={t('cancel')}
        busy={sharing.state === 'saving'}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        {t('link.renewText')}
      </ConfirmDialog>
    </div>
  );
}
