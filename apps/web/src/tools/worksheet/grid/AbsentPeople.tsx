import type { WorksheetGrid } from '@murmel/contracts';
import { IconHandStop } from '@tabler/icons-react';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import classes from './absent.module.css';
import { useTexts } from './texts';

interface AbsentPeopleProps {
  absent: WorksheetGrid['absent'];
  covered: boolean;
}

/** Lists the pupils of the class who have not begun, by name; only their number while names are covered. */
export function AbsentPeople({ absent, covered }: AbsentPeopleProps) {
  const t = useTexts();
  if (covered || absent.length === 0) return <p className={classes.nobody}>{t('absent', { count: absent.length })}</p>;
  return (
    <>
      <h2 className={classes.title}>{t('absent', { count: absent.length })}</h2>
      <ul className={classes.people}>
        {absent.map(({ id, name, handSince }) => (
          <li key={id}>
            <PersonMarble id={id} name={name} size={30} />
            <span>{name}</span>
            {handSince !== null && (
              <span className={classes.hand}>
                <IconHandStop size={18} stroke={1.9} aria-hidden /> {t('stand.hand')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
