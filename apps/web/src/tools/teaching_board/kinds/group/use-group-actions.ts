import type { CardContents, NamesList } from '@murmel/contracts';
import { type CardOf, formedGroups, randomIndex, withMoved } from '@murmel/documents';
import { useChange } from '../../../../core/parts/part-screen';
import type { BoardResult } from '../../../../platform/boards/board-session';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { newestCard } from '../shared/newest-card';
import { rememberFormed } from './formed-here';

/** Returns the actions on the groups of a card, always applied to the groups present at that moment. */
export function useGroupActions(card: CardOf<'group'>) {
  const { session } = useTeachingBoard();
  const change = useChange(card);
  const groupsNow = () => newestCard(session, card)?.content.groups ?? [];
  return {
    groupsNow,
    /** Forms groups by chance, once for all screens; a group of the same number keeps its name. @returns undefined when the pairs cannot be kept apart */
    form({ entries, apart }: NamesList, wish: Pick<CardContents['group'], 'by' | 'number'>): Promise<BoardResult> | undefined {
      const before = groupsNow();
      const groups = formedGroups({ entries, apart, ...wish }, randomIndex)?.map((group, index) => ({
        ...group,
        name: before[index]?.name ?? '',
      }));
      if (!groups) return undefined;
      rememberFormed(card.id, groups);
      return change({ ...wish, groups });
    },
    move(entry: string, to: number): void {
      const before = groupsNow();
      const groups = withMoved(before, entry, to);
      if (groups !== before) void change({ groups });
    },
    rename(index: number, name: string): void {
      const before = groupsNow();
      if (before[index] && before[index].name !== name)
        void change({ groups: before.map((group, at) => (at === index ? { ...group, name } : group)) });
    },
    chooseList: (list: string) => void change({ list }),
  };
}
