import type { QuestionResult } from '@murmel/contracts';
import { useState } from 'react';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { Switch } from '../../../ui/forms/Switch';
import { TextAnswers } from '../charts/TextAnswers';
import { TextCloud } from '../charts/TextCloud';
import { TextPageSwitch } from '../charts/TextPageSwitch';
import { useTextPages } from '../charts/use-text-pages';
import { useTexts } from '../texts';
import classes from './results.module.css';
import { useRelease } from './use-release';

type View = 'list' | 'cloud';

/** Free texts with a switch each: only what is released reaches the wall and the public result. Or all words at a glance. */
export function TextRelease({ surveyId, result }: { surveyId: string; result: QuestionResult }) {
  const t = useTexts();
  const [view, setView] = useState<View>('list');
  const { questionId } = result;
  const pages = useTextPages(surveyId, result);
  const { texts } = pages;
  const { isReleased, release } = useRelease(questionId);
  if (texts.length === 0 && pages.page === 0) return <TextAnswers surveyId={surveyId} result={result} size="page" />;
  return (
    <div className={classes.release}>
      <PillTabs<View>
        label={t('texts.view')}
        options={[
          { value: 'list', label: t('texts.list') },
          { value: 'cloud', label: t('texts.cloud') },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'cloud' ? (
        <TextCloud texts={texts.map(({ text }) => text)} size="page" />
      ) : (
        <>
          <p className={classes.releaseHint}>{t('texts.hint')}</p>
          <ul className={classes.texts}>
            {texts.map((answer) => (
              <li key={answer.responseId}>
                <label className={classes.text} data-released={isReleased(answer) || undefined}>
                  <span>{answer.cut ? `${answer.text} …` : answer.text}</span>
                  <Switch
                    label={t('texts.release', { text: answer.text.slice(0, 80) })}
                    checked={isReleased(answer)}
                    onChange={(released) => release(answer.responseId, released)}
                  />
                </label>
              </li>
            ))}
          </ul>
          <TextPageSwitch pages={pages} />
        </>
      )}
    </div>
  );
}
