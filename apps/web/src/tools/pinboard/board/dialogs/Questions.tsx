import { lazy, Suspense } from 'react';
import type { Question } from '../board-actions';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';

const MoveCardDialog = lazy(() => import('./MoveCardDialog'));
const ColourDialog = lazy(() => import('./ColourDialog'));

/** Renders the dialog of the current question; nothing when the card or list was removed meanwhile. */
export function Questions({ question, onClose }: { question: Question | undefined; onClose: () => void }) {
  const t = useBoardTexts();
  const { board, run } = usePinboard();
  if (!question) return null;
  const card = board.card(question.id);
  const list = board.list(question.id);
  return (
    <Suspense fallback={null}>
      {question.about === 'moveCard' && card && <MoveCardDialog card={card} onClose={onClose} />}
      {question.about === 'cardColour' && card && (
        <ColourDialog
          title={t('card.colour')}
          value={card.colour}
          onChange={(colour) => void run('changeCard', { card: card.id, colour })}
          onClose={onClose}
        />
      )}
      {question.about === 'listColour' && list && (
        <ColourDialog
          title={t('list.colour')}
          value={list.colour}
          onChange={(colour) => void run('changeList', { list: list.id, colour })}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
