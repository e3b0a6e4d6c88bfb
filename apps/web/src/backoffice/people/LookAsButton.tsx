import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import type { LookAsDialogProps } from '../look-as/LookAs';
import { LookAsDialog } from './LookAsDialog';

/** Opens the dialog in which an admin says why they want to see murmel as this person (spec INC-02). */
export function LookAsButton({ person }: Pick<LookAsDialogProps, 'person'>) {
  const { t } = useTranslation('backoffice/people');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconEye size={18} stroke={1.9} aria-hidden />}
        aria-label={t('lookAs.name', { name: person.name })}
        onClick={() => setAsking(true)}
      >
        {t('lookAs.button')}
      </Button>
      {asking && <LookAsDialog person={person} onClose={() => setAsking(false)} />}
    </>
  );
}
