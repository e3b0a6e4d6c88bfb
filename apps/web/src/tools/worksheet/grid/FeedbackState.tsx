import { timeText } from '../../../core/items/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { StatusLine } from '../../../ui/status/StatusLine';
import { says } from './feedback-draft';
import { useTexts } from './texts';
import type { useFeedback } from './use-feedback';

/** Whether what the teacher writes is safe, and whether its pupil sees it. */
export function FeedbackState({ feedback: { status, givenAt, newer, draft } }: { feedback: ReturnType<typeof useFeedback> }) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  if (status !== 'saved') return <StatusLine state={status} text={t(`status.${status}`)} />;
  if (givenAt && !newer) {
    const time = timeText(new Date(givenAt), language);
    return <StatusLine state="saved" text={t('status.given', { time })} />;
  }
  const something = draft.text !== '' || draft.stamp !== null || draft.answers.some(says);
  return <StatusLine state="saved" text={t(something ? 'status.saved' : 'status.nothing')} />;
}
