import type { TeachingCard } from '@murmel/documents';
import { useBoardTexts } from './texts';

/** Returns the accessible name of a card: its kind, and its title if it has one. */
export function useCardName(card: Pick<TeachingCard, 'kind' | 'title'>): string {
  const t = useBoardTexts();
  return nameOfCard(card, t);
}

export function nameOfCard({ kind, title }: Pick<TeachingCard, 'kind' | 'title'>, t: ReturnType<typeof useBoardTexts>): string {
  return title === '' ? t(`kind.${kind}`) : t('card.named', { kind: t(`kind.${kind}`), title });
}
