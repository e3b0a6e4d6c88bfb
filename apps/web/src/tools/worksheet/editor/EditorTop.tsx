import type { WorksheetLive } from '@murmel/contracts';
import { TOOLS } from '@murmel/contracts';
import type { Sheet } from '@murmel/documents';
import { IconArrowBackUp, IconArrowForwardUp, IconEye, IconHistory, IconPalette } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { REMOVAL_TOAST_ID } from '../../../core/blocks/removal-toast';
import { useUndoKeys } from '../../../core/boards/use-undo-keys';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import type { ItemDialogs } from '../../../core/editor/item-dialogs';
import type { WallState } from '../../../core/editor/use-wall-view';
import { useWideHeader, useWideTabsHeader } from '../../../core/editor/use-wide-header';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { People } from '../../../core/live-document/People';
import type { BoardView } from '../../../platform/boards/board-session';
import { useLive } from '../../../platform/live/use-live';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Badge } from '../../../ui/status/Badge';
import { toasts } from '../../../ui/status/toast-queue';
import { useWorksheet } from './open/worksheet-context';
import type { Tab } from './tab';
import { useTexts } from './texts';
import type { PanelControl } from './use-panel';

interface EditorTopProps {
  dialogs: ItemDialogs;
  view: BoardView<Sheet>;
  panel: PanelControl;
  wall: WallState;
  tab: Tab;
  onPreview: () => void;
}

/** The header: both tabs, undo, look, preview, share. */
export function EditorTop({ dialogs, view, panel, wall, tab, onPreview }: EditorTopProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { item, session, editable } = useWorksheet();
  const steps = useMemo(() => ({ undo: () => taken(() => session.undo()), redo: () => taken(() => session.redo()) }), [session]);
  const onSheet = tab === 'sheet';
  useUndoKeys(steps, editable && onSheet);
  const roomy = useWideHeader();
  const widest = useWideTabsHeader();
  const count = useResponseCount(item.id);
  const base = `${TOOLS.worksheet.route}/${item.id}`;
  const { state } = item.worksheet.rules;
  const look = { key: 'look', label: t('look.button'), icon: IconPalette, onSelect: () => panel.open('theming') };
  const preview = { key: 'preview', label: t('preview.button'), icon: IconEye, onSelect: onPreview };
  const shown = onSheet ? [...(editable ? [look] : []), preview] : [];
  const buttons = widest ? shown : [];
  return (
    <ItemHeader
      item={item}
      dialogs={dialogs}
      wall={wall}
      status={
        <>
          <LiveStatus state={view.state} />
          {state !== 'open' && <Badge tone={state === 'closed' ? 'notice' : 'neutral'}>{t(`rules.state.${state}`)}</Badge>}
        </>
      }
      tabs={
        item.abilities.readResponses && (
          <PillTabs<Tab>
            label={t('tabs.label')}
            options={[
              { value: 'sheet', label: t('tabs.sheet') },
              { value: 'responses', label: t('tabs.responses'), ...(count === undefined ? {} : { count }) },
            ]}
            value={tab}
            onChange={(value) => void navigate(value === 'responses' ? `${base}/responses` : base)}
          />
        )
      }
      people={
        <>
          {editable && onSheet && (
            <span>
              <IconButton icon={IconArrowBackUp} iconSize={22} label={t('undo')} disabled={!view.undoable} onClick={steps.undo} />
              <IconButton icon={IconArrowForwardUp} iconSize={22} label={t('redo')} disabled={!view.redoable} onClick={steps.redo} />
            </span>
          )}
          <People people={view.people} max={roomy ? 3 : 2} />
        </>
      }
      actions={
        <>
          {buttons.map(({ key, label, icon: IconShape, onSelect }) => (
            <Button key={key} variant="default" leftSection={<IconShape size={20} stroke={1.9} aria-hidden />} onClick={onSelect}>
              {label}
            </Button>
          ))}
          {roomy && !widest && onSheet && (
            <IconButton variant="outline" size={44} icon={IconEye} label={preview.label} onClick={onPreview} />
          )}
        </>
      }
      menu={[
        ...shown.filter((action) => !buttons.includes(action) && !(roomy && action === preview)),
        ...(item.abilities.readHistory && onSheet
          ? [{ key: 'versions', label: t('versions'), icon: IconHistory, onSelect: () => panel.open('versions') }]
          : []),
      ]}
    />
  );
}

/** Runs a step and dismisses the undo message, whose change is not the last step any more. */
function taken(step: () => void): void {
  toasts.dismiss(REMOVAL_TOAST_ID);
  step();
}

/** Returns the number of responses, pushed live; undefined until it is known. */
function useResponseCount(itemId: string): number | undefined {
  const { state } = useLive<WorksheetLive>(itemId);
  return state?.audience === 'teacher' ? state.rows.length : undefined;
}
