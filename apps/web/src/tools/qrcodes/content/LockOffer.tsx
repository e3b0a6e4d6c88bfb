import type { CodeItem } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useShare } from '../../../core/sharing/use-share';
import { errorCodeText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';

/** Says that what a private code holds is not stored while others get to the code, and locks it. */
export function LockOffer({ item }: { item: CodeItem }) {
  const offered = item.mine && item.privacy !== 'locked' && item.templateFor === null;
  return (
    <Notice tone="alert" announce actions={offered && <LockButton itemId={item.id} />}>
      {errorCodeText('QR_IS_SHARED', {})}
    </Notice>
  );
}

function LockButton({ itemId }: { itemId: string }) {
  const { t } = useTranslation('tools/qrcodes');
  const queryClient = useQueryClient();
  const { change, state } = useShare(itemId);
  const lock = () =>
    void change({ privacy: 'locked' }).then(
      () => queryClient.invalidateQueries(),
      () => undefined,
    );
  return (
    <>
      <Button size="sm" loading={state === 'saving'} onClick={lock}>
        {t('content.lock')}
      </Button>
      {state === 'failed' && <span role="alert"> {t('content.item.liftFailed')}</span>}
    </>
  );
}
