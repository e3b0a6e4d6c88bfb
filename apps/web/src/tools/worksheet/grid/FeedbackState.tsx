import { calendarDay, dayText, timeText } from '../../../core/dates/dates';
import { useNow } from '../../../platform/clock/use-now';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { StatusLine } from '../../../ui/status/StatusLine';
import { hasFeedback } from './feedback-draft';
import { useTexts } from './texts';
import type { useFeedback } from './use-feedback';

const A_MINUTE_MS = 60_000;

/** Shows if the teacher's feedback is saved, and if its pupil sees it. */
export function FeedbackState({ feedback: { status, givenAt, newer, draft } }: { feedback: ReturnType<typeof useFeedback> }) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const now = new Date(useNow(A_MINUTE_MS));
  if (status !== 'saved') return <StatusLine state={status} text={t(`status.${status}`)} />;
  if (givenAt && newer) return <StatusLine state="saved" text={t('status.newer')} />;
  if (givenAt) {
    const at = new Date(givenAt);
    const time = timeText(at, language);
    const today = calendarDay(at) === calendarDay(now);
    return (
      <StatusLine
        state="saved"
        text={today ? t('status.given', { time }) : t('status.givenOn', { day: dayText(at, now, language), time })}
      />
    );
  }
  const something = draft.text !== '' || draft.stamp !== null || draft.answers.some(hasFeedback);
  return <StatusLine state="saved" text={t(something ? 'status.saved' : 'status.nothing')} />;
}
