import { IconArrowRight } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { GoFrame } from './GoFrame';
import type { Entrance } from './use-entrance';

interface EntranceFormProps {
  entrance: Entrance;
  title: string;
  text: string;
  /** called on submit, while no earlier request is on its way */
  onSubmit: () => void;
  /** replaces the button that submits, unless it is empty */
  instead?: ReactNode;
  children: ReactNode;
}

/** One question at the entrance, with the button that leads in. */
export function EntranceForm({ entrance: { busy, entered }, title, text, onSubmit, instead, children }: EntranceFormProps) {
  const { t } = useTranslation('pupils/entrance');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !entered) onSubmit();
  };
  const lead = (
    <Button
      type="submit"
      size="xl"
      variant="white"
      loading={busy || entered}
      rightSection={<IconArrowRight size={24} stroke={1.9} aria-hidden />}
    >
      {t('code.submit')}
    </Button>
  );
  return (
    <form onSubmit={submit} noValidate>
      <GoFrame title={title} text={text} action={instead || lead}>
        {children}
      </GoFrame>
    </form>
  );
}
