import { LIMITS } from '@murmel/contracts';
import type { TeachingPage } from '@murmel/documents';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useTexts } from '../texts';
import { PageTab } from './PageTab';
import classes from './pages.module.css';
import { usePageActions } from './use-page-actions';
import { useTabDrag } from './use-tab-drag';

/** All pages of the board at the lower left: which one is shown, in which order they come. */
export function PageStrip({ say }: { say: (text: string) => void }) {
  const t = useTexts();
  const { board, page, editable } = useTeachingBoard();
  const [renamed, setRenamed] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const actions = usePageActions(say, setRenamed);
  useTabDrag(list, editable, actions.moveTo);
  const full = board.pages.length >= LIMITS.teachingBoard.pages;
  return (
    <nav className={classes.strip} aria-label={t('pages.label')}>
      <ol ref={list} className={classes.pages}>
        {board.pages.map((each: TeachingPage, index) => (
          <PageTab
            key={each.id}
            page={each}
            index={index}
            current={each.id === page?.id}
            renamed={renamed === each.id}
            actions={actions}
            onRenamed={() => setRenamed(undefined)}
          />
        ))}
      </ol>
      {editable && (
        <IconButton
          icon={IconPlus}
          iconSize={24}
          size={44}
          tipSide="top"
          label={t(full ? 'pages.full' : 'pages.add', { limit: LIMITS.teachingBoard.pages })}
          disabled={full}
          onClick={actions.add}
        />
      )}
    </nav>
  );
}
