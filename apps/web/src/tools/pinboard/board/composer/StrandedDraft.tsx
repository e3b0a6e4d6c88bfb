import { listsOf, refuseInList } from '@murmel/documents';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toast } from '../../../../ui/status/toast-queue';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import { loadCardDraft, saveCardDraft } from './card-draft';

const ComposerDialog = lazy(() => import('./ComposerDialog'));

/** Reports that the list of a card being written was removed, and moves the text to the first list that accepts it. */
export function StrandedDraft() {
  const t = useBoardTexts();
  const { item, board, actor } = usePinboard();
  const [target, setTarget] = useState<string>();
  const lists = listsOf(board).filter(({ id }) => !refuseInList(board, actor, id));
  const ids = lists.map(({ id }) => id).join(' ');
  useEffect(() => {
    const draft = loadCardDraft(item.id);
    const open = ids.split(' ').filter(Boolean);
    if (!draft || open.includes(draft.list)) return;
    const [first] = open;
    if (!first) return void toast({ id: 'stranded', tone: 'alert', text: t('composer.noListLeft') });
    saveCardDraft(item.id, { ...draft, list: first });
    setTarget(first);
  }, [item.id, ids, t]);
  const list = target === undefined ? undefined : board.list(target);
  return (
    <Suspense fallback={null}>
      {list && <ComposerDialog list={list} why={t('composer.listGone', { list: list.name })} onClose={() => setTarget(undefined)} />}
    </Suspense>
  );
}
