import { useQuery } from '@tanstack/react-query';
import { LoadState } from '../../../../core/page/LoadState';
import { orpc } from '../../../../platform/api/queries';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { SkeletonGrid } from '../../../../ui/status/SkeletonGrid';
import { AuthorFacts } from '../../board/AuthorFacts';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useTexts } from '../texts';

/** Edits the author and their description of the board; visible to all users with the link. */
export default function AuthorInfoDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { item } = useTeachingBoard();
  const info = useQuery(orpc.teachingBoards.authorInfo.queryOptions({ input: { id: item.id } }));
  return (
    <Dialog opened onClose={onClose} title={t('author.title')} closeLabel={t('close')}>
      <LoadState query={info} skeleton={<SkeletonGrid shape="lines" count={4} label={t('author.title')} />}>
        {(facts) => <AuthorFacts info={facts} />}
      </LoadState>
    </Dialog>
  );
}
