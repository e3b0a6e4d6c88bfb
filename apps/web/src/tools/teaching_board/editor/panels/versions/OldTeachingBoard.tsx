import { cardsOnPage, parseTeachingBoard, readBoard, TEACHING_BOARD_TABLES } from '@murmel/documents';
import { useMemo } from 'react';
import { PartHostContext, usePartHost } from '../../../../../core/parts/part-host';
import { readState } from '../../../../../core/versions/read-state';
import { Page } from '../../../board/Page';
import { pageName } from '../../../board/page-name';
import { TeachingBoardContext, useTeachingBoard } from '../../../board/teaching-board-context';
import { useBoardTexts } from '../../../board/texts';
import classes from './old-board.module.css';

/** The teaching board as it was, one page below the other; nothing on it can be used. @param state the whole Yjs state, base64 */
export function OldTeachingBoard({ state }: { state: string }) {
  const t = useBoardTexts();
  const [screen, host] = [useTeachingBoard(), usePartHost()];
  const board = useMemo(() => readState(state, (document) => parseTeachingBoard(readBoard(document, TEACHING_BOARD_TABLES))), [state]);
  const old = useMemo(() => ({ ...screen, board, editable: false }), [screen, board]);
  const oldHost = useMemo(() => ({ ...host, editable: false, newest: (part: string) => board.card(part) }), [host, board]);
  return (
    <TeachingBoardContext value={old}>
      <PartHostContext value={oldHost}>
        {board.pages.map((page) => (
          <section key={page.id} className={classes.page}>
            {board.pages.length > 1 && <h3 className={classes.name}>{pageName(board.pages, page, t)}</h3>}
            <div className={classes.frame}>
              <Page page={page} cards={cardsOnPage(board, page.id)} copy />
            </div>
          </section>
        ))}
      </PartHostContext>
    </TeachingBoardContext>
  );
}
