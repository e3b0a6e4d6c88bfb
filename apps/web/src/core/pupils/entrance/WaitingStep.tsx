import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { DeviceNumber } from './DeviceNumber';
import { GoFrame } from './GoFrame';

interface WaitingStepProps {
  /** two digits that the teacher asks for */
  number: number | undefined;
  cancel: () => void;
  picture: ReactNode;
}

/** Step in which no code is accepted, be it right or wrong. It explains what unlocks it, and polls in case a teacher admits this device. */
export function WaitingStep({ number, cancel, picture }: WaitingStepProps) {
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
      {number === undefined ? picture : <DeviceNumber number={number} />}
    </GoFrame>
  );
}
