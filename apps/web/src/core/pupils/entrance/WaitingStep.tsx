import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/forms/Button';
import { GoFrame } from './GoFrame';

/** The code is right, but a teacher lets people in by hand just now. Asks again by itself. */
export function WaitingStep({ cancel, picture }: { cancel: () => void; picture: ReactNode }) {
  const { t } = useTranslation('pupils/entrance');
  return (
    <GoFrame
      title={t('waiting.title')}
      text={<span role="status">{t('waiting.text')}</span>}
      action={
        <Button size="xl" variant="outline" onClick={cancel}>
          {t('waiting.cancel')}
        </Button>
      }
    >
      {picture}
    </GoFrame>
  );
}
