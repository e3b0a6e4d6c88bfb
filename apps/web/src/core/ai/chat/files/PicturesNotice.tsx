import { IconPhotoExclamation } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { Notice } from '../../../../ui/status/Notice';
import classes from './files.module.css';
import { knowsAboutPictures, rememberPicturesNotice } from './pictures-notice';

/** Tells once on a device that pictures leave as they are; afterwards a line reminds of it. */
export function PicturesNotice() {
  const { t } = useTranslation('ai/chat/files');
  const [known, setKnown] = useState(knowsAboutPictures);
  const [confirmed, setConfirmed] = useState(false);
  const reminder = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (confirmed) reminder.current?.focus();
  }, [confirmed]);
  if (known)
    return (
      <p ref={reminder} tabIndex={-1} className={classes.hint}>
        {t('pictures')}
      </p>
    );
  const confirm = () => {
    rememberPicturesNotice();
    setKnown(true);
    setConfirmed(true);
  };
  return (
    <Notice
      icon={IconPhotoExclamation}
      announce
      title={t('picturesOnce.title')}
      actions={
        <Button size="sm" variant="default" onClick={confirm}>
          {t('picturesOnce.understood')}
        </Button>
      }
    >
      {t('picturesOnce.text')}
    </Notice>
  );
}
