import { IconUserQuestion } from '@tabler/icons-react';
import { resetName } from '../../../core/people/names/reset-name';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useTexts } from '../texts';
import classes from './document.module.css';

interface AuthorLegendProps {
  itemId: string;
  people: readonly { id: string; name: string; teacher: boolean; colour: string }[];
}

/** Colours of the authors. Only shown to the teacher, who can reset an insulting name. */
export default function AuthorLegend({ itemId, people }: AuthorLegendProps) {
  const t = useTexts();
  const { t: names } = useTranslation('people/names');
  return (
    <ul className={classes.authors} aria-label={t('authors.legend')}>
      {people.length === 0 && <li>{t('authors.none')}</li>}
      {people.map(({ id, name, teacher, colour }) => (
        <li key={id} className={classes.author} data-colour={colour}>
          {name}
          {!teacher && (
            <IconButton icon={IconUserQuestion} label={names('reset', { name })} onClick={() => void resetName(itemId, { id, name })} />
          )}
        </li>
      ))}
    </ul>
  );
}
