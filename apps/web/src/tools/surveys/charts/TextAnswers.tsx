import type { QuestionResult } from '@murmel/contracts';
import type { ChartSize } from './look';
import classes from './answers.module.css';
import { useChartTexts } from './texts';

/** Free texts, newest last. On the wall only those that the teacher released. */
export function TextAnswers({ result, size }: { result: QuestionResult; size: ChartSize }) {
  const { t } = useChartTexts();
  const texts = (result.texts ?? []).filter(({ released }) => released || size === 'page');
  if (texts.length === 0) return <p className={classes.none} data-size={size}>{t(result.answered > 0 ? 'noTextReleased' : 'nothingYet')}</p>;
  return (
    <ul className={classes.texts} data-size={size}>
      {texts.map(({ responseId, text }) => (
        <li key={responseId} className={classes.text}>{text}</li>
      ))}
    </ul>
  );
}
