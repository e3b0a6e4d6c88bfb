import type { Survey, TeacherResults } from '@murmel/contracts';
import { IconChevronLeft, IconChevronRight, IconEye, IconEyeOff, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useJoinAddress } from '../../../core/sharing/use-join-address';
import { useThrottled } from '../../../platform/use-throttled';
import { Button } from '../../../ui/forms/Button';
import { WallControl } from '../../../ui/layout/WallControl';
import { WallFrame } from '../../../ui/layout/WallFrame';
import { FullScreenDialog } from '../../../ui/overlays/FullScreenDialog';
import { PRESENTER_STEPS } from '../../../ui/presenter-steps';
import { useTexts } from '../texts';
import { JoinPage } from './JoinPage';
import { QuestionPage } from './QuestionPage';
import { useWall } from './use-wall';
import classes from './wall.module.css';

interface WallDialogProps {
  survey: Survey;
  results: TeacherResults | undefined;
  onClose: (() => void) | undefined;
}

/** Minimum interval between announcements of new numbers, even if they change constantly. */
const READ_OUT_EVERY_MS = 5000;

/** The survey on the wall: first how to join, then question by question. Nothing that came in is drawn while a question's eye is closed. */
export default function WallDialog({ survey, results, onClose }: WallDialogProps) {
  const t = useTexts();
  const { wall, update } = useWall(survey.id, results?.wall);
  const join = useJoinAddress('surveys', survey);
  const [asCloud, setAsCloud] = useState(false);
  const questions = survey.survey.questions.filter(({ title }) => title !== '');
  const index = questions.findIndex(({ id }) => id === wall?.questionId);
  const question = questions[index];
  const revealed = question !== undefined && (wall?.revealed.includes(question.id) ?? false);
  const result = results?.questions.find(({ questionId }) => questionId === question?.id);
  const count = (question ? result?.answered : results?.responses) ?? 0;
  const heard = useThrottled(count, READ_OUT_EVERY_MS);
  const step = (by: 1 | -1) => {
    const next = index + by;
    if (next >= -1 && next < questions.length) update({ questionId: questions[next]?.id ?? null });
  };
  const key = (event: KeyboardEvent) => {
    const by = PRESENTER_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <FullScreenDialog
      ground="paper"
      className={classes.wall}
      label={t('wall.label', { title: survey.title })}
      onClose={onClose}
      onKeyDown={key}
    >
      <WallFrame
        controlsLabel={t('wall.controls')}
        controls={
          <>
            <WallControl label={t('wall.previous')} icon={IconChevronLeft} disabled={index < 0} onClick={() => step(-1)} />
            {question && (
              <Button
                size="lg"
                variant="default"
                className={classes.reveal ?? ''}
                leftSection={revealed ? <IconEyeOff size={24} stroke={1.9} aria-hidden /> : <IconEye size={24} stroke={1.9} aria-hidden />}
                onClick={() => update(revealed ? { cover: question.id } : { reveal: question.id })}
              >
                {t(revealed ? 'wall.cover' : 'wall.reveal')}
              </Button>
            )}
            {question?.type === 'long_answer' && revealed && (
              <Button size="lg" variant="default" aria-pressed={asCloud} onClick={() => setAsCloud(!asCloud)}>
                {t(asCloud ? 'texts.list' : 'texts.cloud')}
              </Button>
            )}
            <WallControl label={t('wall.next')} icon={IconChevronRight} disabled={index >= questions.length - 1} onClick={() => step(1)} />
            {onClose && <WallControl tipAlign="end" label={t('wall.close')} icon={IconX} onClick={onClose} />}
          </>
        }
      >
        <p className="visually-hidden" role="status">
          {t('wall.answers', { count: heard })}
        </p>
        {question ? (
          <QuestionPage
            key={question.id}
            survey={survey}
            question={question}
            index={index}
            all={questions.length}
            result={result}
            revealed={revealed}
            asCloud={asCloud}
            responses={results?.responses ?? 0}
            join={join}
          />
        ) : (
          <JoinPage survey={survey} responses={results?.responses ?? 0} join={join} />
        )}
      </WallFrame>
    </FullScreenDialog>
  );
}
