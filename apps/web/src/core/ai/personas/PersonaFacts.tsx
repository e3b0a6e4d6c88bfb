import type { Persona } from '@murmel/contracts';
import { IconBook2 } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './PersonaFacts.module.css';

/** Lists what is documented of a persona, and the sources of it. */
export function PersonaFacts({ persona }: { persona: Persona }) {
  const { t, i18n } = useTranslation('ai/personas');
  return (
    <>
      <section aria-labelledby="persona-facts">
        <h2 id="persona-facts" className={classes.heading}>
          {t('facts')}
        </h2>
        <ul className={classes.facts}>
          {persona.facts.map((fact) => (
            <li key={fact.de}>{fact[i18n.language]}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="persona-sources">
        <h2 id="persona-sources" className={classes.heading}>
          {t('sources')}
        </h2>
        <ul className={classes.sources}>
          {persona.sources.map(({ title, by, year }) => (
            <li key={title}>
              <IconBook2 size={20} stroke={1.9} aria-hidden />
              <span>
                <cite>{title}</cite>, {by}, {year}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
