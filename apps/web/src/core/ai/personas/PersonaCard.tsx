import type { Persona } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Breakable } from '../../../ui/text/Breakable';
import { RouterLink } from '../../links/RouterLink';
import classes from './PersonaCard.module.css';
import { PersonaPicture } from './PersonaPicture';

/** Card of a persona: the whole card links to its page. */
export function PersonaCard({ persona }: { persona: Persona }) {
  const { language } = useTranslation('ai/personas').i18n;
  return (
    <article className={classes.card}>
      <PersonaPicture id={persona.id} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <RouterLink href={`/ai/personas/${persona.id}`} className={classes.link}>
            <Breakable text={persona.name[language]} />
          </RouterLink>
        </h3>
        <p className={classes.years}>
          {persona.years[language]}, {persona.role[language]}
        </p>
        <p className={classes.line}>{persona.line[language]}</p>
      </div>
    </article>
  );
}
