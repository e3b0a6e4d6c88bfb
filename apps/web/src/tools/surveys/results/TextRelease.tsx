import type { QuestionResult } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { toast } from '../../../ui/status/toast-queue';
import { TextAnswers } from '../charts/TextAnswers';
import { TextCloud } from '../charts/TextCloud';
import { TextPageSwitch } from '../charts/TextPageSwitch';
import { useTextPages } from '../charts/use-text-pages';
import { useTexts } from '../texts';
import classes from './results.module.css';

type View = 'list' | 'cloud';

/** Free texts with a switch each: only what is released reaches the wall and the public result. Or all words at a glance. */
export function TextRelease({ surveyId, result }: { surveyId: string; result: QuestionResult }) {
  const t = useTexts();
  const [view, setView] = useState<View>('list');
  /** switched just now, until the server's state says the same */
  const [ahead, setAhead] = useState<Readonly<Record<string, boolean>>>({});
  const { questionId } = result;
  const pages = useTextPages(surveyId, result);
  const { texts } = pages;
  useEffect(() => setAhead({}), [texts]);
  const release = async (id: string, released: boolean) => {
    setAhead((before) => ({ ...before, [id]: released }));
    try {
      await api.surveys.releaseText({ id, questionId, released });
    } catch (error) {
      setAhead({});
      toast({ tone: 'alert', text: errorText(error) });
    }
  };
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
            {texts.map(({ responseId, text, released, cut }) => (
              <li key={responseId}>
                <label className={classes.text} data-released={(ahead[responseId] ?? released) || undefined}>
                  <span>{cut ? `${text} …` : text}</span>
                  <input
                    type="checkbox"
                    role="switch"
                    className={classes.switch}
                    aria-label={t('texts.release', { text: text.slice(0, 80) })}
                    checked={ahead[responseId] ?? released}
                    onChange={(event) => void release(responseId, event.currentTarget.checked)}
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
