import type { TeachingBoard } from '@murmel/documents';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory, IconInfoCircle, IconPalette } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useUndoKeys } from '../../../core/boards/use-undo-keys';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import type { ItemDialogs } from '../../../core/editor/item-dialogs';
import { useWideHeader } from '../../../core/editor/use-wide-header';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import type { BoardView } from '../../../platform/boards/board-session';
import { Button } from '../../../ui/forms/Button';
import { IconButton } from '../../../ui/overlays/IconButton';
import { toasts } from '../../../ui/status/toast-queue';
import { useTeachingBoard } from '../board/teaching-board-context';
import type { PanelControl } from './panels/use-panel';
import { REMOVAL_TOAST_ID } from './removal-toast';
import { useTexts } from './texts';

interface EditorTopProps {
  dialogs: ItemDialogs;
  view: BoardView<TeachingBoard>;
  panel: PanelControl;
  onPresent: () => void;
}

/** The header: undo, background, share, on the wall. */
export function EditorTop({ dialogs, view, panel, onPresent }: EditorTopProps) {
  const t = useTexts();
  const { item, session, editable } = useTeachingBoard();
  const steps = useMemo(() => ({ undo: () => taken(() => session.undo()), redo: () => taken(() => session.redo()) }), [session]);
  useUndoKeys(steps, editable);
  const roomy = useWideHeader();
  const theme = { key: 'theme', label: t('theme.title'), icon: IconPalette, onSelect: () => panel.open('theme') };
  return (
    <ItemHeader
      item={item}
      dialogs={dialogs}
      status={<LiveStatus state={view.state} />}
      people={
        editable && (
          <span>
            <IconButton icon={IconArrowBackUp} iconSize={22} label={t('undo')} disabled={!view.undoable} onClick={steps.undo} />
            <IconButton icon={IconArrowForwardUp} iconSize={22} label={t('redo')} disabled={!view.redoable} onClick={steps.redo} />
          </span>
        )
      }
      actions={
        editable &&
        roomy && (
          <Button variant="default" leftSection={<IconPalette size={20} stroke={1.9} aria-hidden />} onClick={theme.onSelect}>
            {theme.label}
          </Button>
        )
      }
      wall={{ show: onPresent, first: true }}
      menu={[
        ...(editable && !roomy ? [theme] : []),
        ...(item.abilities.readHistory
          ? [{ key: 'versions', label: t('versions'), icon: IconHistory, onSelect: () => panel.open('versions') }]
          : []),
        { key: 'author', label: t('author.title'), icon: IconInfoCircle, onSelect: () => panel.open('author_info') },
      ]}
    />
  );
}

/** Runs a step and dismisses the undo message, whose change is not the last step any more. */
function taken(step: () => void): void {
  toasts.dismiss(REMOVAL_TOAST_ID);
  step();
}
