import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { type Unfinished, useFinish } from './use-unfinished';

interface UnfinishedNoticeProps {
  unfinished: Unfinished;
  /** its name, where several stand below each other */
  named?: boolean;
  onDone?: (finished: boolean) => void;
}

/** A recording that was interrupted: finished with what is there, or taken away. */
export function UnfinishedNotice({ unfinished, named = false, onDone }: UnfinishedNoticeProps) {
  const { t } = useTranslation('recordings');
  const { busy, failure, finish, discard } = useFinish();
  const [gone, setGone] = useState(false);
  if (gone) return null;
  const done = (finished: boolean): void => {
    setGone(true);
    onDone?.(finished);
  };
  const { title } = unfinished;
  return (
    <Notice
      icon={IconHistory}
      announce
      title={named ? t('unfinished.named', { title }) : t('unfinished.title')}
      actions={
        <>
          <Button size="sm" loading={busy} onClick={() => void finish(unfinished).then((finished) => finished && done(true))}>
            {t('unfinished.finish')}
          </Button>
          <Button size="sm" variant="default" busy={busy} onClick={() => void discard(unfinished).then(() => done(false))}>
            {t('control.discard')}
          </Button>
        </>
      }
    >
      {t('unfinished.text')}
      {failure !== undefined && <span role="alert"> {errorText(failure)}</span>}
    </Notice>
  );
}
