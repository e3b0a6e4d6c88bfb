import { LIMITS } from '@murmel/contracts';
import { listsOf, refuseInList } from '@murmel/documents';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../../ui/status/toast-queue';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import { filesIn, titleOf } from './dropped-files';

/** Number of cards that one drop creates at most; a dropped folder is a mistake. */
const CARDS_AT_ONCE = LIMITS.pinboard.attachmentsPerCard;

/** Files that are dropped or pasted on the board or its wall become cards, one each: in the list below the pointer, else in the first one. */
export function useDroppedFiles(): void {
  const t = useBoardTexts();
  const { item, board, actor, run } = usePinboard();
  const pin = useEffectEvent(async (files: readonly File[], under: Element | null): Promise<void> => {
    const lists = listsOf(board).filter(({ id }) => !refuseInList(board, actor, id));
    const named = under?.closest<HTMLElement>('[data-list]')?.dataset.list;
    const list = named && board.list(named) ? named : lists[0]?.id;
    if (!list) return void toast({ tone: 'alert', text: t('given.nowhere') });
    const { attachFiles } = await import('../../card/attach-files');
    for (const file of files.slice(0, CARDS_AT_ONCE)) {
      const done = await run('addCard', { list, name: titleOf(file, t('given.picture')) });
      if (!done.ok) return;
      const outcomes = await attachFiles(item.id, done.made[0] ?? '', [file]);
      for (const outcome of outcomes) if (!outcome.ok) toast({ tone: 'alert', text: outcome.reason });
    }
    if (files.length > CARDS_AT_ONCE) toast({ tone: 'info', text: t('given.tooMany', { max: CARDS_AT_ONCE }) });
  });
  const given = useEffectEvent((event: DragEvent | ClipboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || !isOnBoard(target)) return;
    const files = filesIn('dataTransfer' in event ? event.dataTransfer : event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    void pin(files, target);
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') && isOnBoard(event.target instanceof Element ? event.target : null))
        event.preventDefault();
    };
    const take = (event: DragEvent | ClipboardEvent): void => given(event);
    document.addEventListener('dragover', over);
    document.addEventListener('drop', take);
    document.addEventListener('paste', take);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', take);
      document.removeEventListener('paste', take);
    };
  }, []);
}

/** True outside of text fields, and outside of dialogs over the board except its wall. */
function isOnBoard(target: Element | null): boolean {
  if (target?.closest('input, textarea, [contenteditable="true"]')) return false;
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  return !open || open.querySelector('[data-wall]') !== null;
}
