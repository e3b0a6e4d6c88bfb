import { type AdministeredPerson, type ContentKind, toolOfKind } from '@murmel/contracts';
import { dayText } from '../../core/dates/dates';
import { useNow } from '../../core/dates/use-now';
import { useTranslation } from '../../platform/i18n/use-translation';
import { fileSize } from '../../ui/files/file-size';
import panes from '../../ui/layout/panes.module.css';
import classes from '../lists.module.css';
import { useVisitText } from './person-words';

/** Days and numbers of a person, nothing of what they made. */
export function PersonFacts({ person }: { person: AdministeredPerson }) {
  const { t, i18n } = useTranslation('backoffice/people');
  const { t: tools } = useTranslation('tools');
  const visit = useVisitText();
  const now = useNow();
  const { createdAt, lastVisit, contents, storage, schoolClass } = person;
  return (
    <section className={panes.part} aria-labelledby="facts">
      <h2 id="facts" className={panes.head}>
        {t('facts.title')}
      </h2>
      <dl className={classes.facts}>
        <dt>{t('facts.since')}</dt>
        <dd>{dayText(new Date(createdAt), now, i18n.language)}</dd>
        <dt>{t('column.lastVisit')}</dt>
        <dd>{visit(lastVisit)}</dd>
        <dt>{t('column.contents')}</dt>
        <dd>{contents}</dd>
        {schoolClass && (
          <>
            <dt>{t('classes.class')}</dt>
            <dd>{schoolClass.name}</dd>
          </>
        )}
        {storage && (
          <>
            <dt>{t('facts.storage')}</dt>
            <dd>
              {t('facts.storageOf', {
                used: fileSize(storage.usedBytes, i18n.language),
                limit: fileSize(storage.limitBytes, i18n.language),
              })}
            </dd>
          </>
        )}
        {person.limits.map(({ objType, used, limit }) => {
          const tool = toolOfKind(objType as ContentKind);
          const value = limit === null ? String(used) : t('facts.usedOf', { used, limit });
          return tool && <LimitFact key={objType} name={tools(`catalogue.${tool}.plural`)} value={value} />;
        })}
      </dl>
      {person.limits.length > 0 && <p className={panes.hint}>{t('facts.month')}</p>}
    </section>
  );
}

function LimitFact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
