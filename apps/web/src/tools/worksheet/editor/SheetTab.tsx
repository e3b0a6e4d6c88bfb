import type { MouseEvent } from 'react';
import { InsertButton } from '../../../core/blocks/InsertButton';
import { Palette } from '../../../core/blocks/Palette';
import { useBlockTexts } from '../../../core/blocks/texts';
import { useWideEditor } from '../../../core/blocks/use-wide-editor';
import { Drawer } from '../../../ui/overlays/Drawer';
import { EditableSheet } from './blocks/EditableSheet';
import { StillSheet } from './drawn/StillSheet';
import classes from './editor.module.css';
import { useEditor } from './editor-context';
import { useWorksheet } from './open/worksheet-context';
import { BlockPanel } from './settings/BlockPanel';
import { useTexts } from './texts';

/** Shows the sheet with the palette on its left, and the settings on its right; a reader sees the sheet alone. */
export function SheetTab({ settingsOpen }: { settingsOpen: boolean }) {
  const t = useTexts();
  const { item, sheet, editable } = useWorksheet();
  const { select, closeSettings } = useEditor();
  const blockTexts = useBlockTexts();
  const wide = useWideEditor();
  if (!editable) {
    return (
      <div className={classes.desk}>
        <StillSheet item={item} sheet={sheet} solutions={false} />
      </div>
    );
  }
  const leave = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) select(new Set());
  };
  return (
    <div className={classes.panes}>
      {wide && (
        <section className={classes.side} aria-labelledby="palette">
          <h2 id="palette" className={classes.sideTitle}>
            {blockTexts('insert')}
          </h2>
          <Palette />
        </section>
      )}
      <div className={classes.desk} onClick={leave}>
        <EditableSheet />
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
