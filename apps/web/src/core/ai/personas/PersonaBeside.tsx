import { personaOf } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './PersonaBeside.module.css';
import { PersonaFacts } from './PersonaFacts';

/** Shows what is documented beside a conversation with a persona, on wide screens; on small ones the banner links to it. */
export default function PersonaBeside({ personaId }: { personaId: string }) {
  const { t } = useTranslation('ai/personas');
  const persona = personaOf(personaId);
  if (!persona) return null;
  return (
    <aside className={classes.beside} aria-label={t('facts')} tabIndex={0}>
      <PersonaFacts persona={persona} />
    </aside>
  );
}
