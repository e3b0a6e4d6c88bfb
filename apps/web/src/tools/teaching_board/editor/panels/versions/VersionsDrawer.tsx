import { VersionsPanel } from '../../../../../core/versions/VersionsPanel';
import { api } from '../../../../../platform/api/client';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import { OldTeachingBoard } from './OldTeachingBoard';

/** History of the teaching board. */
export default function VersionsDrawer({ onClose }: { onClose: () => void }) {
  const { item, board } = useTeachingBoard();
  return (
    <VersionsPanel
      history={{ item, calls: api.teachingBoards }}
      changed={board}
      draw={(state) => <OldTeachingBoard state={state} />}
      onClose={onClose}
    />
  );
}
