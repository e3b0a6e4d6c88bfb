import { dayText, timeText } from '../../../../core/dates/dates';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { NAMESPACE } from '../../texts';
import type { TrelloLabels } from './trello-notes';

/** Provides the texts for Trello's additional data of a card, in the current language. */
export function useTrelloLabels(): TrelloLabels {
  const {
    t,
    i18n: { language },
  } = useTranslation(NAMESPACE);
  const day = (date: Date): string => dayText(date, new Date(), language);
  return {
    unnamed: t('import.unnamed'),
    labels: (names) => t('import.trello.labels', { names }),
    due: (date, done) => t(done ? 'import.trello.dueDone' : 'import.trello.due', { date: day(date), time: timeText(date, language) }),
    comments: t('import.trello.comments'),
    comment: (name, date, text) => {
      const who = name || t('somebody');
      return date ? t('import.trello.comment', { who, date: day(date), text }) : t('import.trello.commentUndated', { who, text });
    },
  };
}
