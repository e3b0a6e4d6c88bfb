import { LIMITS } from '@murmel/contracts';
import { IconStarFilled, IconUpload } from '@tabler/icons-react';
import { useTexts } from '../texts';
import type { DraftQuestion } from './draft-question';
import classes from './preview.module.css';

const range = ({ min, max }: { min: number; max: number }) => Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Preview of the answer field as participants see it. It is not interactive. */
export function QuestionPreview({ question }: { question: DraftQuestion }) {
  const t = useTexts();
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return (
        <ul className={classes.options} data-several={question.type === 'multiple_choice' || undefined}>
          {question.options
            .filter(({ text }) => text.trim() !== '')
            .map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
        </ul>
      );
    case 'rating':
      return (
        <div className={classes.stars} aria-hidden="true">
          {range(LIMITS.survey.rating).map((value) => (
            <IconStarFilled key={value} size={40} />
          ))}
        </div>
      );
    case 'net_promoter_score':
      return (
        <div className={classes.scale} aria-hidden="true">
          {range(LIMITS.survey.netPromoterScore).map((value) => (
            <span key={value}>{value}</span>
          ))}
        </div>
      );
    case 'long_answer':
      return <p className={classes.box}>{t('editor.preview.text', { max: LIMITS.survey.longAnswerMax })}</p>;
    case 'file':
      return (
        <p className={classes.box}>
          <IconUpload size={20} stroke={1.9} aria-hidden /> {t('editor.preview.file', { max: LIMITS.file.answer.maxMegabytes })}
        </p>
      );
  }
}
