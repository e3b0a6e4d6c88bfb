import type { BoardBackground } from '@murmel/contracts';
import { useState } from 'react';
import { BackgroundPanel } from '../../../../core/boards/BackgroundPanel';
import { Button } from '../../../../ui/forms/Button';
import { PillTabs } from '../../../../ui/forms/PillTabs';
import { Drawer } from '../../../../ui/overlays/Drawer';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useTexts } from '../texts';
import classes from './panels.module.css';

type Scope = 'board' | 'page';

/** Chooses the background behind the cards: of the whole board, or of this page only. */
export default function ThemeDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { item, board, page, run } = useTeachingBoard();
  const own = page?.background ?? undefined;
  const [scope, setScope] = useState<Scope>(own ? 'page' : 'board');
  const choose = (background: BoardBackground | null): void => {
    if (scope === 'page' && page) void run('changePage', { page: page.id, background });
    else if (background) void run('changeSettings', { background });
  };
  return (
    <Drawer opened onClose={onClose} title={t('theme.title')} closeLabel={t('close')}>
      <div className={classes.scope}>
        <PillTabs
          label={t('theme.scope')}
          options={[
            { value: 'board', label: t('theme.board') },
            { value: 'page', label: t('theme.page') },
          ]}
          value={scope}
          onChange={setScope}
          fullWidth
        />
        {scope === 'page' && own && (
          <Button variant="default" onClick={() => choose(null)}>
            {t('theme.asBoard')}
          </Button>
        )}
        {scope === 'board' && own && <p className={classes.hint}>{t('theme.pageHasOwn')}</p>}
      </div>
      <BackgroundPanel background={scope === 'page' ? own : board.settings.background} onChange={choose} itemId={item.id} />
    </Drawer>
  );
}
