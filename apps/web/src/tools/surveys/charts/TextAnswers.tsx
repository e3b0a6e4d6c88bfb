import type { QuestionResult } from '@murmel/contracts';
import classes from './answers.module.css';
import type { ChartSize } from './chart-options';
import { TextPageSwitch } from './TextPageSwitch';
import { useChartTexts } from './texts';
import { useTextPages } from './use-text-pages';

interface TextAnswersProps {
  surveyId: string;
  result: QuestionResult;
  size: ChartSize;
}

/** Free texts, newest last. On the wall only those that the teacher released. */
export function TextAnswers({ surveyId, result, size }: TextAnswersProps) {
  const { t } = useChartTexts();
  const pages = useTextPages(surveyId, result);
  const texts = pages.texts.filter(({ released }) => released || size === 'page');
  if (texts.length === 0 && pages.page === 0)
    return (
      <p className={classes.none} data-size={size}>
        {t(result.answered > 0 ? 'noTextReleased' : 'nothingYet')}
      </p>
    );
  return (
    <>
      <ul className={classes.texts} data-size={size}>
        {texts.map(({ responseId, text, cut }) => (
          <li key={responseId} className={classes.text}>
            {cut ? `${text} …` : text}
          </li>
        ))}
      </ul>
      <TextPageSwitch pages={pages} />
    </>
  );
}
