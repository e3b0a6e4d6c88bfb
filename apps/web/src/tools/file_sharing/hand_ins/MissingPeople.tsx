import type { HandIns } from '@murmel/contracts';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { useTexts } from '../texts';
import classes from './hand-ins.module.css';

/** Lists the pupils of the class who have not handed in yet, by name. */
export function MissingPeople({ missing }: { missing: HandIns['missing'] }) {
  const t = useTexts();
  return (
    <section aria-labelledby="missing">
      <div className={classes.missing}>
        <h2 id="missing">{t('missing.title', { count: missing.length })}</h2>
        <CopyButton
          variant="default"
          text={missing.map(({ name }) => name).join('\n')}
          label={t('missing.copy')}
          copiedLabel={t('missing.copied')}
        />
      </div>
      <ul className={classes.people}>
        {missing.map(({ id, name, percent }) => (
          <li key={id}>
            <PersonMarble id={id} name={name} size={34} />
            <span>
              {name}
              {percent !== null && <small>{t('missing.coming', { percent })}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
