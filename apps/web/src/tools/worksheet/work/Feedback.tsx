import type { FeedbackOnAnswer, WorksheetFeedback } from '@murmel/contracts';
import { IconMessage2 } from '@tabler/icons-react';
import { isMarked, MarkedPicture } from './PictureMarks';
import { Remarks, StampMark } from './StampMark';
import { useTexts } from './texts';
import classes from './work.module.css';

interface FeedbackProps {
  feedback: WorksheetFeedback | null;
  /** answers may still be changed */
  open?: boolean;
}

/** Shows the teacher's feedback on the whole; always rendered, so that it is read out when it appears. */
export function Feedback({ feedback, open = false }: FeedbackProps) {
  const t = useTexts();
  return (
    <div role="status">
      {feedback && (
        <section className={classes.feedback} aria-label={t('feedback.label')}>
          <h2>
            <IconMessage2 size={22} stroke={1.9} aria-hidden /> {t('feedback.label')}
          </h2>
          {feedback.stamp && <StampMark stamp={feedback.stamp} />}
          <p className={classes.feedbackText}>{feedback.text || t('feedback.below')}</p>
          {open && <p>{t('feedback.revise')}</p>}
        </section>
      )}
    </div>
  );
}

interface AnswerFeedbackProps {
  about: FeedbackOnAnswer | undefined;
  /** maximum points of the task */
  points: number | null;
  /** file of the answer, where it is not shown with its marks already */
  file?: { id: string; name: string } | undefined;
}

/** Shows the teacher's feedback on one answer. */
export function AnswerFeedback({ about, points, file }: AnswerFeedbackProps) {
  const t = useTexts();
  if (!about || !(about.stamp || about.text || about.points !== null || about.remarks.length > 0)) return null;
  return (
    <div className={classes.about}>
      {about.stamp && <StampMark stamp={about.stamp} />}
      {about.points !== null && <p>{t('feedback.points', { count: about.points, of: points ?? about.points })}</p>}
      {about.text && <p className={classes.feedbackText}>{about.text}</p>}
      {file && isMarked(file.id, about.remarks) && <MarkedPicture file={file} remarks={about.remarks} />}
      <Remarks remarks={about.remarks} />
    </div>
  );
}
