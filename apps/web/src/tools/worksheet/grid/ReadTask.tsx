import { LIMITS, type Remark, type WorksheetAnswer, type WorksheetFile } from '@murmel/contracts';
import { checkedAnswer, pointsFor, type TaskBlock } from '@murmel/documents';
import { IconKey, IconRubberStamp } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { ReadAloudButton } from '../../../core/ai/speech/speech-buttons';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { useWholeValue } from '../../../platform/forms/use-whole-value';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import small from '../sheet/small.module.css';
import { ReadOnlyAnswer } from '../work/ReadOnlyAnswer';
import { Result } from '../work/Result';
import { StampMark } from '../work/StampMark';
import classes from './feedback.module.css';
import { answerFeedback, withAnswerFeedback, withRemark } from './feedback-draft';
import { MarkableAnswer } from './marks/MarkableAnswer';
import { MarkablePicture } from './marks/MarkablePicture';
import panel from './panel.module.css';
import { StampPicker } from './StampPicker';
import { useTexts } from './texts';
import type { useFeedback } from './use-feedback';

interface ReadTaskProps {
  task: TaskBlock;
  number: number;
  answer: WorksheetAnswer | undefined;
  files: readonly WorksheetFile[];
  feedback: ReturnType<typeof useFeedback>;
  solutions: boolean;
  /** dealt with now: its stamps are offered */
  inFocus: boolean;
  /** one wants to write about the remark at this place */
  onComment: (index: number) => void;
}

/** One answer on the sheet: what of it is right, its marks, its stamp and its points. */
export function ReadTask({ task, number, answer, files, feedback: { draft, change }, solutions, inFocus, onComment }: ReadTaskProps) {
  const t = useTexts();
  const about = answerFeedback(draft, task.id);
  const result = checkedAnswer(task, answer);
  const solution = 'solution' in task.content ? task.content.solution : '';
  const onMark = (remark: Remark, comments: boolean): void => {
    if (about.remarks.length >= LIMITS.worksheet.marks) return;
    const { remarks, index } = withRemark(about.remarks, remark);
    change(withAnswerFeedback(draft, task.id, { remarks }));
    if (comments) onComment(index);
  };
  const picture = files.find(({ id, image }) => image && id === answer?.fileId);
  return (
    <>
      {picture ? (
        <MarkablePicture file={picture} remarks={about.remarks} onMark={onMark} />
      ) : answer?.text !== undefined && answer.text !== '' ? (
        <>
          <MarkableAnswer text={answer.text} remarks={about.remarks} onMark={onMark} />
          <ReadAloudButton text={answer.text} />
        </>
      ) : (
        <ReadOnlyAnswer task={task} answer={answer} files={files} />
      )}
      {result && <Result result={result} />}
      {task.kind === 'H5p' && answer?.h5p && <p className={small.note}>{t('forged')}</p>}
      {solutions && solution && (
        <div className={panel.solution}>
          <strong>
            <IconKey size={18} stroke={1.9} aria-hidden /> {t('panel.solution')}
          </strong>
          <p>
            <TextWithFormulas text={solution} />
          </p>
        </div>
      )}
      {about.stamp && (
        <div className={classes.stamped}>
          <StampMark stamp={about.stamp} />
        </div>
      )}
      <div className={classes.marking}>
        <OfferedStamps offered={inFocus} number={number}>
          <StampPicker
            look="pills"
            label={t('stamps')}
            stamp={about.stamp}
            onStamp={(stamp) => change(withAnswerFeedback(draft, task.id, { stamp }))}
          />
        </OfferedStamps>
        {task.points !== null && (
          <PointsField
            of={task.points}
            points={about.points ?? pointsFor(task, result)}
            onPoints={(points) => change(withAnswerFeedback(draft, task.id, { points }))}
          />
        )}
      </div>
    </>
  );
}

/** The stamps of the answer in focus; at all others one button that brings the focus there. */
function OfferedStamps({ offered, number, children }: { offered: boolean; number: number; children: ReactNode }) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (!offered || !asked.current) return;
    asked.current = false;
    place.current?.querySelector('button')?.focus();
  }, [offered]);
  if (offered) return <div ref={place}>{children}</div>;
  return (
    <button
      type="button"
      className={classes.opensStamps}
      data-opens-stamps=""
      aria-label={`${t('stamps')}: ${t('task', { number })}`}
      onClick={() => {
        asked.current = true;
      }}
    >
      <IconRubberStamp size={20} stroke={1.9} aria-hidden /> {t('stamps')}
    </button>
  );
}

/** Points as numbers in quarters; an empty field is no points given. */
function PointsField({ of, points, onPoints }: { of: number; points: number | null; onPoints: (points: number | null) => void }) {
  const t = useTexts();
  const id = useId();
  const { t: forms } = useTranslation('platform/forms');
  const [typed, setTyped] = useState<string>();
  const { props, half } = useWholeValue(typed ?? String(points ?? ''), (value) => {
    setTyped(value);
    if (value === '' || props.ref.current?.validity.valid) onPoints(value === '' ? null : Number(value));
  });
  return (
    <span className={classes.points}>
      <label htmlFor={id}>{t('points.label')}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={LIMITS.worksheet.points.min}
        max={LIMITS.worksheet.points.max}
        step={0.25}
        aria-invalid={half}
        aria-describedby={half ? `${id}-half` : undefined}
        {...props}
        onBlur={() => {
          props.onBlur();
          setTyped(undefined);
        }}
      />
      <span>{t('points.of', { of })}</span>
      {half && (
        <span id={`${id}-half`}>
          <FieldError>{forms('half.number')}</FieldError>
        </span>
      )}
    </span>
  );
}
