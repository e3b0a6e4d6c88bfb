import { hasNoQuestion, type Item } from '@murmel/contracts';
import { useTexts } from './texts';

/** Returns the question to the class; before the teacher has written one, a default that is easy to answer. */
export function useQuestion({ title }: Pick<Item, 'title'>): string {
  const t = useTexts();
  return hasNoQuestion(title) ? t('question.none') : title;
}
