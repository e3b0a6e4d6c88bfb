import { hasNoQuestion, type Item } from '@murmel/contracts';
import { useTexts } from './texts';

/** What the class is asked; before the teacher has written a question, something that anybody can answer. */
export function useQuestion({ title }: Pick<Item, 'title'>): string {
  const t = useTexts();
  return hasNoQuestion(title) ? t('question.none') : title;
}
