import { IconEye, IconEyeOff, IconHandOff, IconHandStop, IconHourglassOff, IconTrash } from '@tabler/icons-react';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import { toast } from '../../../ui/status/toast-queue';
import { useBoardActions } from '../board/board-actions';
import { usePinboard } from '../board/pinboard-context';
import type { CardFacts } from './card-facts';
import { useTexts } from './texts';

/** What else can be done with the card: the teacher's moderation, and removing it for whoever may. */
export function useCardActions({ card, editRefusal, own }: CardFacts, onClose: () => void): MenuAction[] {
  const t = useTexts();
  const { actor, board, run, nameOf } = usePinboard();
  const { release, trashCard } = useBoardActions();
  const author = nameOf(card.author);
  const until = board.stops.get(card.author) ?? 0;
  const stopped = until > Date.now();

  const remove = (): void => {
    onClose();
    // With the same way back as on the board.
    trashCard(card.id);
  };
  const stop = async (): Promise<void> => {
    const { ok } = await run('stopPerson', { person: card.author, stopped: !stopped });
    if (ok) toast({ id: `stop-${card.author}`, tone: 'success', text: t(stopped ? 'stop.lifted' : 'stop.done', { name: author.name }) });
  };
  const moderation: MenuAction[] = actor.trusted
    ? [
        ...(card.waiting
          ? [
              {
                key: 'release',
                label: t('waiting.release'),
                icon: IconHourglassOff,
                onSelect: () => release([card.id]),
              },
            ]
          : []),
        {
          key: 'hide',
          label: t(card.hidden ? 'hidden.show' : 'hidden.hide'),
          icon: card.hidden ? IconEye : IconEyeOff,
          onSelect: () => void run('hideCard', { card: card.id, hidden: !card.hidden }),
        },
        ...(!own && !author.teacher && card.author !== ''
          ? [
              {
                key: 'stop',
                label: t(stopped ? 'stop.lift' : 'stop.begin', { name: author.name }),
                icon: stopped ? IconHandOff : IconHandStop,
                onSelect: () => void stop(),
              },
            ]
          : []),
      ]
    : [];
  return [...moderation, ...(editRefusal ? [] : [{ key: 'remove', label: t('remove'), icon: IconTrash, danger: true, onSelect: remove }])];
}
