import { IconAsterisk } from '@tabler/icons-react';
import { Grip } from '../../../ui/sorting/Grip';
import { Badge } from '../../../ui/status/Badge';
import { useTexts } from '../texts';
import { OpenQuestion } from './OpenQuestion';
import { QuestionPreview } from './QuestionPreview';
import type { QuestionSlotProps } from './question-slot-props';
import { TYPE_ICONS } from './question-types';
import classes from './questions.module.css';

/** One question in its place: as participants see it, or open for writing. */
export function QuestionSlot(props: QuestionSlotProps) {
  const t = useTexts();
  const { question, index, selected, problem, conflicts, handle, onSelect } = props;
  if (selected) return <OpenQuestion {...props} />;
  const title = question.title || t('editor.untitled');
  return (
    <section
      className={classes.card}
      data-place={question.id}
      data-problem={problem !== undefined || conflicts.length > 0 || undefined}
      aria-label={t('editor.question', { number: index + 1 })}
    >
      <div className={classes.head}>
        {handle && <Grip handle={handle} label={t('drag.handle', { number: index + 1 })} />}
        <span className={classes.number}>{index + 1}</span>
        <Badge icon={TYPE_ICONS[question.type]}>{t(`types.${question.type}`)}</Badge>
        {question.required && <Badge icon={IconAsterisk}>{t('editor.requiredShort')}</Badge>}
      </div>
      <h2 className={classes.title}>
        {onSelect ? (
          <button type="button" data-on-paper className={classes.open} onClick={onSelect}>
            <span className="visually-hidden">{t('editor.edit')}</span> {title}
          </button>
        ) : (
          title
        )}
      </h2>
      {question.description && <p className={classes.description}>{question.description}</p>}
      <QuestionPreview question={question} />
    </section>
  );
}
