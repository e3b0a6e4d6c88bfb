import type { Item, OriginStep, PersonLook } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { licenceName } from '../../remixes/licence-name';
import classes from './open-page.module.css';

interface OriginStepsProps {
  item: Item;
  look: PersonLook;
  origins: readonly OriginStep[];
}

/** The way on which something was made: this version, then what it was made from, back to the beginning. */
export function OriginSteps({ item, look, origins }: OriginStepsProps) {
  const { t } = useTranslation('gallery/open-page');
  return (
    <section>
      <h2 className={classes.heading}>{t('origin')}</h2>
      <ol className={classes.steps}>
        <li>
          <PersonMarble id={null} look={look} name={item.author.name} size={28} />
          <div className={classes.names}>
            <span>
              <strong>{item.title}</strong>, {t('this')}
            </span>
            <span className={classes.quiet}>{item.author.name}</span>
          </div>
        </li>
        {origins.map(({ title, author, look: theirs, licence, path }, index) => (
          <li key={index}>
            <PersonMarble id={null} look={theirs} name={author ?? ''} size={28} />
            <div className={classes.names}>
              <span>
                {t('after')} {title === null ? t('closed') : path === null ? title : <a href={path}>{title}</a>}
              </span>
              <span className={classes.quiet}>
                {author ?? t('nameless')}
                {licence && `, ${licenceName(licence)}`}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
