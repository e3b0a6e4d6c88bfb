import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { deleteUnsentWork, listUnsentWork, type UnsentWork } from '../../platform/offline/unsent-work';
import { Button } from '../../ui/forms/Button';
import { CopyButton } from '../../ui/forms/CopyButton';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import classes from './unsent-text.module.css';

/** Own words that wait here for an item that cannot be opened any more: to be copied, or to be forgotten. */
export default function UnsentTextNotice({ itemId }: { itemId: string }) {
  const { t } = useTranslation('offline');
  const [work, setWork] = useState<readonly UnsentWork[]>([]);
  useEffect(() => {
    void listUnsentWork().then((all) => setWork(all.filter((one) => one.itemId === itemId && one.text !== '')));
  }, [itemId]);
  if (work.length === 0) return null;
  const text = work.map((one) => one.text).join('\n');
  const forget = () => void deleteUnsentWork(work.map(({ id }) => id)).then(() => setWork([]));
  return (
    <Notice
      tone="alert"
      title={t('here.title')}
      announce
      actions={
        <>
          <CopyButton
            text={text}
            label={t('here.copy')}
            copiedLabel={t('here.copied')}
            onFailure={() => toast({ tone: 'alert', text: t('here.copyFailed') })}
            variant="default"
          />
          <Button variant="subtle" onClick={forget}>
            {t('here.forget')}
          </Button>
        </>
      }
    >
      <span className={classes.words}>{text}</span>
    </Notice>
  );
}
