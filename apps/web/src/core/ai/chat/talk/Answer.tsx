import { type AiMessage, isTrialModel } from '@murmel/contracts';
import { IconRotateClockwise, IconSend2, IconTestPipe, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { api } from '../../../../platform/api/client';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPage } from '../../../../platform/page/lazy-page';
import { lazyPart } from '../../../../platform/page/lazy-part';
import { useSession } from '../../../../platform/session/store';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { Badge } from '../../../../ui/status/Badge';
import { ReadAloudButton } from '../../speech/speech-buttons';
import type { SentDrawerProps } from '../sent/SentDrawer';
import type { ToolStepsProps } from '../steps/ToolSteps';
import { MessageActions } from './MessageActions';
import type { MessageHandlers } from './message-handlers';
import { SpokenSentences } from './SpokenSentences';
import type { Speaker } from './speaker';
import classes from './talk.module.css';
import { isStreaming, useStreamingAnswer } from './use-streaming-answer';

/** Loaded in parallel with the chat; until then the answer is shown as plain text. */
const AnswerText = lazyPart(() => import('./AnswerText'), 'now');
/** Most answers need no tools. */
const ToolSteps = lazyPage<ToolStepsProps>(() => import('../steps/ToolSteps'), ['ai/chat/steps']);
const SentDrawer = lazyPage<SentDrawerProps>(() => import('../sent/sent-drawer-with-texts'), []);

interface AnswerProps {
  answer: AiMessage;
  beside: readonly string[];
  speaker: Speaker;
  /** true if no message follows */
  last: boolean;
  waits: boolean;
  acts: MessageHandlers;
}

/** Answer of a model, complete or being written. */
export function Answer({ answer, beside, speaker, last, waits, acts }: AnswerProps) {
  const { t } = useTranslation('ai/chat');
  const { text, run, steps } = useStreamingAnswer(answer);
  const [looksAtSent, setLooksAtSent] = useState(false);
  const { isTeacher } = useSession();
  const writing = isStreaming(run?.state);
  const { parentId } = answer;
  const { askToRemove, outOf } = acts;
  const { Failure } = speaker;
  return (
    <article className={classes.answer} aria-label={t('answer', { model: speaker.nameOf(run?.model) })}>
      <span className={classes.face}>{speaker.face}</span>
      <div className={classes.words} data-writing={writing || undefined}>
        {run && isTrialModel(run.model) && (
          <p className={classes.trial}>
            <Badge icon={IconTestPipe}>{t('model.trial')}</Badge>
          </p>
        )}
        {steps.length > 0 && (
          <Suspense>
            <ToolSteps steps={steps} writing={writing} />
          </Suspense>
        )}
        <AnswerText text={text} sources={answer.sources} questionId={parentId} waiting={<p className={classes.asWritten}>{text}</p>} />
        {writing && text === '' && <p className={classes.note}>{t('thinks')}</p>}
        {run?.state === 'cancelled' && <p className={classes.note}>{t('stopped')}</p>}
        <Suspense fallback={null}>{run?.failure && <Failure run={run} text={text} last={last} waits={waits} acts={acts} />}</Suspense>
        <SpokenSentences text={text} writing={writing} />
        {!writing && (
          <MessageActions id={answer.id} text={text} beside={beside} onBranch={acts.showBranch}>
            <ReadAloudButton text={text} />
            {parentId !== null && (
              <IconButton
                icon={IconRotateClockwise}
                label={t('again')}
                aria-disabled={waits}
                onClick={() => waits || void acts.answerAgain(parentId)}
              />
            )}
            {run && isTeacher && <IconButton icon={IconSend2} label={t('sent')} onClick={() => setLooksAtSent(true)} />}
            {text !== '' && outOf?.(answer)}
            {askToRemove && <IconButton icon={IconTrash} label={t('remove')} onClick={() => askToRemove(answer)} />}
          </MessageActions>
        )}
        <Suspense>
          {run && looksAtSent && <SentDrawer fetch={() => api.aiRuns.requests({ id: run.id })} onClose={() => setLooksAtSent(false)} />}
        </Suspense>
      </div>
    </article>
  );
}
