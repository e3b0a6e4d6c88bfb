import { personaOf } from '@murmel/contracts';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { RouterLink } from '../../../links/RouterLink';

/** Name and lifetime of the persona; only the warning if the persona no longer exists. */
export default function PersonaCaption({ personaId, here }: { personaId: string; here: boolean }) {
  const { t, i18n } = useTranslation('ai/personas/banner');
  const persona = personaOf(personaId);
  if (!persona) return t('check');
  return (
    <>
      {t('who', { name: persona.name[i18n.language], years: persona.years[i18n.language] })} {t('check')}
      {!here && (
        <>
          {' '}
          <RouterLink href={`/ai/personas/${personaId}`}>{t('facts')}</RouterLink>
        </>
      )}
    </>
  );
}
