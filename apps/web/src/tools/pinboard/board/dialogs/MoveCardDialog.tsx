import { cardsIn, listsOf, type PinboardCard, refuseInList, seesCard } from '@murmel/documents';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { NativeSelect } from '../../../../ui/forms/TextField';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';

const FIRST = 'first';

/** Moves a card to any place without dragging. */
export default function MoveCardDialog({ card, onClose }: { card: PinboardCard; onClose: () => void }) {
  const t = useBoardTexts();
  const { t: shell } = useTranslation('shell');
  const { board, actor, run } = usePinboard();
  const [list, setList] = useState(card.list);
  const others = cardsIn(board, list).filter((other) => other.id !== card.id && seesCard(board, actor, other));
  const standsAt = cardsIn(board, card.list).filter((other) => seesCard(board, actor, other));
  const before = standsAt[standsAt.findIndex(({ id }) => id === card.id) - 1]?.id ?? FIRST;
  const [after, setAfter] = useState(before);
  const lists = listsOf(board).filter(({ id }) => id === card.list || refuseInList(board, actor, id) === undefined);
  const chosen = after === FIRST || others.some(({ id }) => id === after) ? after : (others.at(-1)?.id ?? FIRST);
  const move = () => {
    onClose();
    void run('moveCard', { card: card.id, list, after: chosen === FIRST ? null : chosen });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('move.title', { name: card.name || t('card.untitled') })}
      closeLabel={shell('close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={move}>{t('move.do')}</Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <NativeSelect
          data-autofocus
          size="lg"
          label={t('move.list')}
          data={lists.map(({ id, name }) => ({ value: id, label: name }))}
          value={list}
          onChange={(event) => setList(event.currentTarget.value)}
        />
        <NativeSelect
          size="lg"
          label={t('move.place')}
          data={[
            { value: FIRST, label: t('move.first') },
            ...others.map(({ id, name }, index) => ({
              value: id,
              label: t('move.after', { place: index + 2, name: (name || t('card.untitled')).slice(0, 60) }),
            })),
          ]}
          value={chosen}
          onChange={(event) => setAfter(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
