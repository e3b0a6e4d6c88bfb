import type { QuestionType } from '@murmel/contracts';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from '../texts';
import type { NamedConflict } from './question-slot-props';
import classes from './questions.module.css';

interface ConflictNoticeProps {
  conflict: Pick<NamedConflict, 'name' | 'field' | 'theirs'>;
  onSettle: (whose: 'mine' | 'theirs') => void;
}

/** Conflict notice: shows the other's text in the field that this user edits, and that the own text is not saved before the choice. */
export function ConflictNotice({ conflict: { name, field, theirs }, onSettle }: ConflictNoticeProps) {
  const t = useTexts();
  const who = name ?? t('conflict.somebody');
  const text = field === 'type' ? t(`types.${theirs as QuestionType}`) : theirs;
  return (
    <Notice
      tone="alert"
      announce
      title={t(field === 'type' ? 'conflict.type' : text === '' ? 'conflict.emptied' : 'conflict.changed', { name: who })}
      actions={
        <>
          <Button size="sm" variant="default" onClick={() => onSettle('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button size="sm" variant="default" onClick={() => onSettle('mine')}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      {text !== '' && <p className={classes.theirs}>{t('conflict.quoted', { text })}</p>}
      <p className={classes.theirs}>{t('conflict.notSaved')}</p>
    </Notice>
  );
}
