import { IconEye, IconEyeOff, IconHandOff, IconHandStop, IconHourglassOff, IconTrash, IconUserQuestion } from '@tabler/icons-react';
import { resetName } from '../../../core/people/names/reset-name';
import { useTranslation } from '../../../platform/i18n/use-translation';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import { toast } from '../../../ui/status/toast-queue';
import { useBoardActions } from '../board/board-actions';
import { usePinboard } from '../board/pinboard-context';
import { stopEnd } from '../board/stop-end';
import type { CardFacts } from './card-facts';
import { useTexts } from './texts';

/** Returns further actions of the card: the teacher's moderation, and removing it for permitted users. */
export function useCardActions({ card, editRefusal, own }: CardFacts, onClose: () => void): MenuAction[] {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const { item, actor, board, run, nameOf } = usePinboard();
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
    const words = { name: author.name, time: stopEnd(language) };
    if (ok) toast({ id: `stop-${card.author}`, tone: 'success', text: t(stopped ? 'stop.lifted' : 'stop.done', words) });
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
                label: t(stopped ? 'stop.lift' : 'stop.begin', { name: author.name, time: stopEnd(language) }),
                icon: stopped ? IconHandOff : IconHandStop,
                onSelect: () => void stop(),
              },
              {
                key: 'resetName',
                label: t('resetName', { name: author.name }),
                icon: IconUserQuestion,
                onSelect: () => void resetName(item.id, author),
              },
            ]
          : []),
      ]
    : [];
  return [...moderation, ...(editRefusal ? [] : [{ key: 'remove', label: t('remove'), icon: IconTrash, danger: true, onSelect: remove }])];
}
