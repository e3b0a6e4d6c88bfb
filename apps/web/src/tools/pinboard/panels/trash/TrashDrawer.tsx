import { useState } from 'react';
import { Button } from '../../../../ui/forms/Button';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';
import { Drawer } from '../../../../ui/overlays/Drawer';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../../texts';
import classes from './Trash.module.css';
import { TrashRow } from './TrashRow';
import { trashOf } from './trashed';

/** Target of a confirmation to destroy. */
interface Doomed {
  name: string | undefined;
  cards: string[];
  lists: string[];
  /** cards that go, with those in lists */
  count: number;
}

/** Cards and lists that were removed from this board: back, or gone for ever. */
export default function TrashDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { board, run } = usePinboard();
  const { lists, cards, cardCount } = trashOf(board);
  const [doomed, setDoomed] = useState<Doomed>();
  const [said, setSaid] = useState('');
  const nameOfCard = (name: string): string => name.trim() || t('untitledCard');
  const total = lists.length + cards.length;

  const restore = async (name: string, done: Promise<{ ok: boolean }>) => {
    if ((await done).ok) setSaid(t('trash.restored', { name }));
  };
  const destroy = async ({ cards: goneCards, lists: goneLists }: Doomed) => {
    setDoomed(undefined);
    if ((await run('destroy', { cards: goneCards, lists: goneLists })).ok) setSaid(t('trash.destroyed'));
  };
  const all = (): Doomed => ({ name: undefined, cards: cards.map(({ id }) => id), lists: lists.map(({ id }) => id), count: cardCount });
  const question = doomed?.name === undefined ? t('trash.emptyQuestion') : t('trash.destroyQuestion', { name: doomed.name });
  const footer = total > 0 && (
    <Button variant="default" color="koralle" onClick={() => setDoomed(all())}>
      {t('trash.empty', { count: total })}
    </Button>
  );
  return (
    <Drawer opened onClose={onClose} title={t('menu.trash')} closeLabel={t('close')} width={480} footer={footer}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {total === 0 && <p className={classes.hint}>{t('trash.nothing')}</p>}
      {lists.length > 0 && (
        <section className={classes.group} aria-label={t('trash.lists')}>
          <h3 className={classes.title}>{t('trash.lists')}</h3>
          <ul className={classes.rows}>
            {lists.map((list) => {
              const count = board.cardsOf.get(list.id)?.length ?? 0;
              return (
                <TrashRow
                  key={list.id}
                  name={list.name}
                  detail={t('trash.listDetail', { count })}
                  trashed={list.trashed}
                  onRestore={() => void restore(list.name, run('restoreList', { list: list.id }))}
                  onDestroy={() => setDoomed({ name: list.name, cards: [], lists: [list.id], count })}
                />
              );
            })}
          </ul>
        </section>
      )}
      {cards.length > 0 && (
        <section className={classes.group} aria-label={t('trash.cards')}>
          <h3 className={classes.title}>{t('trash.cards')}</h3>
          <ul className={classes.rows}>
            {cards.map((card) => (
              <TrashRow
                key={card.id}
                name={nameOfCard(card.name)}
                detail={t('trash.cardDetail', { list: board.list(card.list)?.name ?? '' })}
                trashed={card.trashed}
                onRestore={() => void restore(nameOfCard(card.name), run('restoreCard', { card: card.id }))}
                onDestroy={() => setDoomed({ name: nameOfCard(card.name), cards: [card.id], lists: [], count: 1 })}
              />
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        opened={doomed !== undefined}
        title={question}
        confirmLabel={t('trash.destroy')}
        cancelLabel={t('cancel')}
        onConfirm={() => doomed && void destroy(doomed)}
        onCancel={() => setDoomed(undefined)}
      >
        <p>{t('trash.lost', { count: doomed?.count ?? 0 })}</p>
      </ConfirmDialog>
    </Drawer>
  );
}
