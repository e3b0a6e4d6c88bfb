import { LIMITS, QUESTION_TYPES, type QuestionType } from '@murmel/contracts';
import { useTexts } from '../texts';
import { TYPE_ICONS } from './question-types';
import classes from './questions.module.css';

/** The six types beside the cards. A new question comes right after the one that is open. */
export function AddQuestion({ full, onAdd }: { full: boolean; onAdd: (type: QuestionType) => void }) {
  const t = useTexts();
  return (
    <>
      <h2 className={classes.addTitle}>{t('editor.add')}</h2>
      <div className={classes.types}>
        {QUESTION_TYPES.map((type) => {
          const IconShape = TYPE_ICONS[type];
          return (
            <button key={type} type="button" className={classes.type} disabled={full} onClick={() => onAdd(type)}>
              <IconShape size={22} stroke={1.9} aria-hidden />
              {t(`types.${type}`)}
            </button>
          );
        })}
      </div>
      {full && <p className={classes.limit}>{t('editor.limit', { limit: LIMITS.survey.questions })}</p>}
    </>
  );
}
