import { IconMasksTheater } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { latePart } from '../../../../platform/page/late-part';
import { Notice } from '../../../../ui/status/Notice';

/** In a file of its own: who is played comes with all that is documented of everybody. */
const PersonaWords = latePart(() => import('./PersonaWords'));

interface PersonaBannerProps {
  personaId: string;
  /** it stands on the page of the facts: no link to them */
  here?: boolean;
}

/** Says above everything that a model speaks, who is meant, and where the facts are. Cannot be closed. */
export default function PersonaBanner({ personaId, here = false }: PersonaBannerProps) {
  const { t } = useTranslation('ai/personas/banner');
  return (
    <Notice tone="ai" icon={IconMasksTheater} title={t('rule')}>
      <PersonaWords personaId={personaId} here={here} waiting={t('check')} />
    </Notice>
  );
}
