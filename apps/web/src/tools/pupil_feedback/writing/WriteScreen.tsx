import { contentLanguage, type OwnPupilText, PUPIL_FEEDBACK_LIMITS, textWords } from '@murmel/contracts';
import { lazy, Suspense, useId, useState } from 'react';
import { FormButton } from '../../../core/answers/FormButton';
import { FormFrame } from '../../../core/answers/FormFrame';
import { TextField } from '../../../core/answers/fields/TextField';
import { quietApi } from '../../../platform/api/client';
import { Notice } from '../../../ui/status/Notice';
import { StatusLine } from '../../../ui/status/StatusLine';
import { AssignmentTexts } from './AssignmentTexts';
import { OwnFeedback } from './OwnFeedback';
import { OwnHints } from './OwnHints';
import { PastVersions } from './PastVersions';
import { PARTS } from './text-answers';
import { useTexts } from './texts';
import type { OpenAssignment } from './use-assignment';
import { useWriting } from './use-writing';
import classes from './writing.module.css';

const FinalDialog = lazy(() => import('./FinalDialog'));
const PhotoPart = lazy(() => import('./PhotoPart'));
const HelpCard = lazy(() => import('../../../core/help-card/HelpCard'));
const OtherDevice = lazy(() => import('../../../core/answers/OtherDevice'));

/** Shows a pupil's text while it is written, the feedback on it, and what was handed in. */
export function WriteScreen({ open, own }: { open: OpenAssignment; own: OwnPupilText }) {
  const t = useTexts();
  const id = useId();
  const { item, offline } = open;
  const [problem, setProblem] = useState<string>();
  const [asks, setAsks] = useState(false);
  const writing = useWriting(open, own, (why) => setProblem(t(`refused.${why === 'closed' || why === 'gone' ? why : 'again'}`)));
  const { text, kept, locked, sending, tooLong } = writing;
  const newest = own.versions.at(-1);
  const unchanged = newest !== undefined && newest.text === text;
  const status = offline || sending === 'waiting' ? ('offline' as const) : kept.unsaved ? ('saving' as const) : ('saved' as const);
  const handIn = (final: boolean): void => {
    setAsks(false);
    setProblem(undefined);
    if (locked || sending !== 'idle') return;
    if (text.trim() === '') return setProblem(t('empty'));
    if (tooLong) return;
    if (unchanged && !final) return setProblem(t('unchanged'));
    writing.submit(final);
  };
  const bar = !locked && (
    <div className={classes.bar}>
      <FormButton busy={sending === 'sending'} aria-disabled={sending !== 'idle' || undefined} onClick={() => handIn(false)}>
        {t(sending === 'waiting' ? 'waiting' : newest ? 'handInNext' : 'handIn')}
      </FormButton>
      {newest && (
        <button type="button" className={classes.final} onClick={() => setAsks(true)}>
          {t('handInFinal')}
        </button>
      )}
    </div>
  );
  return (
    <FormFrame
      screen={own.stage === 'final' ? 'final' : 'write'}
      wide
      offline={offline}
      bar={bar}
      title={
        <div className={classes.top}>
          <h1 className={classes.topTitle} lang={contentLanguage(item)} tabIndex={-1} data-screen-heading>
            {item.title}
          </h1>
          {!locked && <StatusLine state={status} text={t(`status.${status}`)} />}
        </div>
      }
    >
      <div className={classes.columns}>
        <div className={classes.main}>
          {own.stage === 'final' && <Notice tone="good">{t('finalThanks')}</Notice>}
          {own.stage !== 'final' && open.state !== 'open' && <Notice>{t('closed.kept')}</Notice>}
          {own.stage !== 'final' && open.state === 'open' && newest && (
            <p className={classes.hint} role="status">
              {t('arrived', { number: newest.number })}
            </p>
          )}
          <Suspense fallback={null}>{own.helpOffered && <HelpCard>{t('helpTeacher')}</HelpCard>}</Suspense>
          {problem && (
            <Notice tone="alert" announce>
              {problem}
            </Notice>
          )}
          <div className={classes.writing}>
            <h2 id={id}>{t('text.label')}</h2>
            <TextField
              part={PARTS[0]}
              max={PUPIL_FEEDBACK_LIMITS.textMax}
              t={t as never}
              answer={{ text }}
              onAnswer={(said) => writing.write(said?.text ?? '')}
              locked={locked}
              labelledBy={id}
              describedBy={`${id}-words`}
              invalid={tooLong}
            />
            <p id={`${id}-words`} className={classes.hint}>
              {t('words', { count: textWords(text) })} · {t('writes', { name: own.name })}
            </p>
          </div>
          {!locked && (
            <Suspense fallback={null}>
              <PhotoPart
                item={item}
                own={own}
                offline={offline}
                setOwn={open.setOwn}
                onWords={(words) => writing.write(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`)}
              />
            </Suspense>
          )}
          <PastVersions own={own} language={contentLanguage(item)} />
        </div>
        <div className={classes.aside}>
          <OwnFeedback own={own} item={item} />
          <OwnHints own={own} item={item} />
          <AssignmentTexts item={item} />
          <Suspense fallback={null}>
            <OtherDevice
              ownKey={() => quietApi.pupilFeedback.ownKey({ id: own.id })}
              texts={{ show: t('device.show'), code: t('device.code'), text: t('device.text') }}
            />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>{asks && <FinalDialog onConfirm={() => handIn(true)} onCancel={() => setAsks(false)} />}</Suspense>
    </FormFrame>
  );
}
