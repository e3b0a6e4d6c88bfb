import { AI_DAY, CHAT_MESSAGE } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { monthLimitText } from '../../../../platform/errors/month-limit';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { questionsQuery } from '../chat-queries';

/** Number of questions left below which the user is informed. */
const TOLD_BELOW = 20;

/** Sentences for a teacher about the questions that are left. */
interface QuestionsLeft {
  /** a sentence, once there are few */
  told?: string;
  /** the same, if none is left: nothing can be asked */
  spent?: string;
}

/** Returns how many questions are left this month and today, by the limit that is reached first. */
export function useQuestionsLeft(): QuestionsLeft {
  const { t } = useTranslation('ai/chat');
  const { data: month } = useQuery(questionsQuery(CHAT_MESSAGE));
  const { data: day } = useQuery(questionsQuery(AI_DAY));
  const ofSchool = day?.of === 'school';
  const [nearest] = [
    { numbers: month, full: undefined, few: 'left' } as const,
    { numbers: day, full: ofSchool ? 'full.school' : 'full.day', few: ofSchool ? 'leftOfSchool' : 'leftToday' } as const,
  ]
    .flatMap(({ numbers, ...texts }) =>
      numbers && numbers.limit !== null
        ? [{ ...texts, limit: numbers.limit, resetsAt: numbers.resetsAt, count: Math.max(0, numbers.limit - numbers.used) }]
        : [],
    )
    .toSorted((one, other) => one.count - other.count);
  if (!nearest || nearest.count >= TOLD_BELOW) return {};
  const { few, full, count, limit, resetsAt } = nearest;
  if (count > 0) return { told: t(few, { count, limit }) };
  const spent = full ? t(full, { limit }) : monthLimitText({ kind: CHAT_MESSAGE, limit, resetsAt });
  return { told: spent, spent };
}
