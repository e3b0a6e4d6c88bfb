import type { MouseEvent } from 'react';
import { useBlocks } from '../../../core/blocks/blocks-context';
import { InsertButton } from '../../../core/blocks/InsertButton';
import { useWideEditor } from '../../../core/blocks/use-wide-editor';
import { Drawer } from '../../../ui/overlays/Drawer';
import type { Device } from './device';
import classes from './editor.module.css';
import { EditablePage } from './page/EditablePage';
import { PageList } from './pages/PageList';
import { SiteFacts } from './publish/SiteFacts';
import type { Published } from './publish/use-published';
import { BlockPanel } from './settings/BlockPanel';
import { useTexts } from './texts';

/** The page with the others on its left, and what one cannot point at on its right; on narrow screens below and over it. */
export function EditorPanes({ settingsOpen, device, published }: { settingsOpen: boolean; device: Device; published: Published }) {
  const t = useTexts();
  const { select, closeSettings } = useBlocks();
  const wide = useWideEditor();
  const leave = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) select(new Set());
  };
  return (
    <div className={classes.panes}>
      <section className={classes.side} aria-labelledby="site-pages">
        <PageList />
        {wide && <SiteFacts published={published} />}
      </section>
      <div className={classes.desk} onClick={leave}>
        <EditablePage device={device} />
        {!wide && <InsertButton />}
      </div>
      {wide ? (
        <section className={classes.side} aria-label={t('panel.label')}>
          <BlockPanel />
        </section>
      ) : (
        <Drawer opened={settingsOpen} onClose={closeSettings} title={t('panel.label')} closeLabel={t('close')}>
          <BlockPanel />
        </Drawer>
      )}
    </div>
  );
}
