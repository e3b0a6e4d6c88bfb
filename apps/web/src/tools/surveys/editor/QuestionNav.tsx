import { useTexts } from '../texts';
import type { DraftQuestion } from './draft-question';
import { TYPE_ICONS } from './question-types';
import classes from './questions.module.css';

interface QuestionNavProps {
  questions: readonly DraftQuestion[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** All questions by number, to jump to one. */
export function QuestionNav({ questions, selected, onSelect }: QuestionNavProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('editor.list')}>
      <ol className={classes.navList}>
        {questions.map((question, index) => {
          const IconShape = TYPE_ICONS[question.type];
          return (
            <li key={question.id}>
              <button
                type="button"
                className={classes.navEntry}
                aria-current={question.id === selected || undefined}
                onClick={() => onSelect(question.id)}
              >
                <span className={classes.navNumber}>{index + 1}</span>
                <span className={classes.navTitle}>{question.title || t('editor.untitled')}</span>
                <IconShape size={18} stroke={1.9} aria-hidden />
                <span className="visually-hidden">{t(`types.${question.type}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
