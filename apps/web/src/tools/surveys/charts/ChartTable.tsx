import {
  decimalText,
  isChoice,
  letterOf,
  percentText,
  type QuestionResult,
  rangeOf,
  type SurveyQuestion,
  sharesOfPeople,
  sharesOfWhole,
  shortText,
  shownOptions,
  signedText,
} from '@murmel/contracts';
import classes from './charts.module.css';
import { useChartTexts } from './texts';

interface Row {
  name: string;
  count: number;
}

/** The same numbers as the chart, to be read line by line. */
export function ChartTable({ question, result }: { question: SurveyQuestion; result: QuestionResult }) {
  const { t, language } = useChartTexts();
  const rows = rowsOf(question, result, (count) => t('stars', { count }));
  const counts = rows.map(({ count }) => count);
  const shares = question.type === 'multiple_choice' ? sharesOfPeople(counts, result.answered) : sharesOfWhole(counts);
  const figures: [string, string][] = [
    ...(typeof result.mean === 'number' ? [[t('mean'), decimalText(result.mean, language)] as [string, string]] : []),
    ...(typeof result.median === 'number' ? [[t('median'), shortText(result.median, language)] as [string, string]] : []),
    ...(typeof result.netPromoterScore === 'number' ? [[t('nps'), signedText(result.netPromoterScore, language)] as [string, string]] : []),
  ];
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{question.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.answer')}</th>
          <th scope="col">{t('table.count')}</th>
          <th scope="col">{t('table.share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
            <td>{percentText(shares[index]!, language)}</td>
          </tr>
        ))}
      </tbody>
      {figures.length > 0 && (
        <tfoot>
          {figures.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td colSpan={2}>{value}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

function rowsOf(question: SurveyQuestion, result: QuestionResult, stars: (count: number) => string): Row[] {
  if (isChoice(question.type))
    return shownOptions(question, result).map(({ text, place, count }) => ({ name: `${letterOf(place)} · ${text}`, count }));
  const range = rangeOf(question.type);
  if (!range) return [];
  const { min, max } = range;
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    name: question.type === 'rating' ? stars(min + index) : String(min + index),
    count: result.histogram?.[index] ?? 0,
  }));
}
