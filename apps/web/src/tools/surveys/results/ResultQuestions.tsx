import type { Survey } from '@murmel/contracts';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { useTexts } from '../texts';
import classes from './results.module.css';
import { useQuestionSetting } from './use-question-setting';

/** Chooses the questions whose results are shared: with participants, and on the public page. */
export function ResultQuestions({ survey }: { survey: Survey }) {
  const t = useTexts();
  const { isSet, change } = useQuestionSetting(survey, 'inResults');
  const { questions } = survey.survey;
  if (questions.length === 0) return null;
  return (
    <fieldset className={classes.choose}>
      <legend>{t('settings.inResults.title')}</legend>
      <p className={classes.releaseHint}>{t('settings.inResults.hint')}</p>
      {questions.map((question, index) => (
        <SwitchRow
          key={question.id}
          label={`${index + 1} · ${question.title || t('editor.untitled')}`}
          checked={isSet(question)}
          onChange={(inResults) => change(question.id, inResults)}
        />
      ))}
    </fieldset>
  );
}
