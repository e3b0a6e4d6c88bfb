import type { Provenance } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { licenceName } from './licence-name';
import classes from './remixes.module.css';

/** Source of a remixed item: author, licence and link. */
export function Origin({ basedOn }: Pick<Provenance, 'basedOn'>) {
  const { t } = useTranslation('remixes');
  return (
    <>
      {basedOn.map(({ author, licence, path }) => (
        <p className={classes.line} key={`${author} ${path}`}>
          {author === null ? t('origin.nameless') : t('origin.basedOn', { name: author })}
          {licence && ` · ${licenceName(licence)}`}
          {path && (
            <>
              {' · '}
              <a href={path}>{t('origin.toOriginal')}</a>
            </>
          )}
        </p>
      ))}
    </>
  );
}
