import { PINBOARD_TABLES, parsePinboard, readBoard } from '@murmel/documents';
import { useMemo } from 'react';
import { readState } from '../../../../core/versions/read-state';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../../texts';
import { BoardSheet } from '../../transfer/export/BoardSheet';
import { drawnBoardOf } from '../../transfer/export/drawn-board';

/** The pinboard as it was, with what was hidden or waited then marked as such. @param state the whole Yjs state, base64 */
export function OldPinboard({ state }: { state: string }) {
  const t = useTexts();
  const screen = usePinboard();
  const board = useMemo(() => readState(state, (document) => parsePinboard(readBoard(document, PINBOARD_TABLES))), [state]);
  const drawn = drawnBoardOf({ ...screen, board }, { withheld: true });
  const words = {
    date: '',
    authors: '',
    untitled: t('untitledCard'),
    state: (kept: 'hidden' | 'waiting') => t(`export.state.${kept}`),
  };
  return <BoardSheet board={drawn} words={words} shape="screen" />;
}
