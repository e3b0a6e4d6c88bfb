import { IconMasksTheater } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPart } from '../../../../platform/page/lazy-part';
import { Notice } from '../../../../ui/status/Notice';

/** In a file of its own: the persona's name comes with the documented facts of all personas. */
const PersonaCaption = lazyPart(() => import('./PersonaCaption'));

interface PersonaBannerProps {
  personaId: string;
  /** it stands on the page of the facts: no link to them */
  here?: boolean;
}

/** Banner that names the model as speaker, the person it plays, and the place of the facts. It cannot be closed. */
export default function PersonaBanner({ personaId, here = false }: PersonaBannerProps) {
  const { t } = useTranslation('ai/personas/banner');
  return (
    <Notice tone="ai" icon={IconMasksTheater} title={t('rule')}>
      <PersonaCaption personaId={personaId} here={here} waiting={t('check')} />
    </Notice>
  );
}
