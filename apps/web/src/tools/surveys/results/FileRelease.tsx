import type { QuestionResult, SurveyFile } from '@murmel/contracts';
import { Switch } from '../../../ui/forms/Switch';
import { FileAnswers } from '../charts/FileAnswers';
import { useTexts } from '../texts';
import classes from './results.module.css';
import { useRelease } from './use-release';

const NONE: readonly SurveyFile[] = [];

/** Files with a switch each: only what is released reaches the wall and the public result. */
export function FileRelease({ result }: { result: QuestionResult }) {
  const t = useTexts();
  const { questionId, files = NONE, more = 0 } = result;
  const { isReleased, release } = useRelease(questionId);
  if (files.length === 0) return <FileAnswers result={result} size="page" />;
  return (
    <div className={classes.release}>
      <p className={classes.releaseHint}>{t('files.hint')}</p>
      <FileAnswers
        result={result}
        size="page"
        below={(file) => (
          <label className={classes.fileRelease} data-released={isReleased(file) || undefined}>
            <span>{t('files.released')}</span>
            <Switch
              label={t('texts.release', { text: file.name })}
              checked={isReleased(file)}
              onChange={(released) => release(file.responseId, released)}
            />
          </label>
        )}
      />
      {more > 0 && <p className={classes.releaseHint}>{t('files.more', { count: more })}</p>}
    </div>
  );
}
