import { publicPathOf } from '@murmel/contracts';
import type { Site } from '@murmel/documents';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconExternalLink,
  IconFileZip,
  IconHistory,
  IconPalette,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { REMOVAL_TOAST_ID } from '../../../core/blocks/removal-toast';
import { useWideEditor } from '../../../core/blocks/use-wide-editor';
import { useUndoKeys } from '../../../core/boards/use-undo-keys';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import type { ItemDialogs } from '../../../core/editor/item-dialogs';
import { useWideHeader } from '../../../core/editor/use-wide-header';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { People } from '../../../core/live-document/People';
import type { BoardView } from '../../../platform/boards/board-session';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Badge } from '../../../ui/status/Badge';
import { toasts } from '../../../ui/status/toast-queue';
import { DEVICES, type Device } from './device';
import { useWebsite } from './open/website-context';
import type { Published } from './publish/use-published';
import { useTexts } from './texts';
import type { PanelControl } from './use-panel';

const ICONS = { computer: IconDeviceLaptop, tablet: IconDeviceTablet, phone: IconDeviceMobile } as const;

interface EditorTopProps {
  dialogs: ItemDialogs;
  view: BoardView<Site>;
  panel: PanelControl;
  device: Device;
  setDevice: (device: Device) => void;
  published: Published;
  onPublish: () => void;
}

/** The header: on what one looks at it, undo, what is published, share. */
export function EditorTop({ dialogs, view, panel, device, setDevice, published, onPublish }: EditorTopProps) {
  const t = useTexts();
  const { item, session } = useWebsite();
  const steps = useMemo(() => ({ undo: () => taken(() => session.undo()), redo: () => taken(() => session.redo()) }), [session]);
  useUndoKeys(steps, true);
  const roomy = useWideHeader();
  const wide = useWideEditor();
  const publish = { key: 'publish', label: t('publish.button'), icon: IconWorldUpload, onSelect: onPublish };
  const see = { key: 'see', label: t('publish.see'), icon: IconExternalLink, href: publicPathOf('website', item.id) };
  return (
    <ItemHeader
      item={item}
      dialogs={dialogs}
      status={
        <>
          <LiveStatus state={view.state} />
          <Badge tone={published.state === 'changed' ? 'notice' : 'neutral'}>{t(`publish.state.${published.state}`)}</Badge>
        </>
      }
      tabs={
        wide && (
          <PillTabs<Device>
            label={t('device.label')}
            options={(Object.keys(DEVICES) as Device[]).map((value) => ({ value, label: t(`device.${value}`), icon: ICONS[value] }))}
            value={device}
            onChange={setDevice}
          />
        )
      }
      people={
        <>
          <span>
            <IconButton icon={IconArrowBackUp} iconSize={22} label={t('undo')} disabled={!view.undoable} onClick={steps.undo} />
            <IconButton icon={IconArrowForwardUp} iconSize={22} label={t('redo')} disabled={!view.redoable} onClick={steps.redo} />
          </span>
          <People people={view.people} max={roomy ? 3 : 2} />
        </>
      }
      actions={
        roomy && (
          <Button variant="default" leftSection={<IconWorldUpload size={20} stroke={1.9} aria-hidden />} onClick={onPublish}>
            {publish.label}
          </Button>
        )
      }
      menu={[
        ...(roomy ? [] : [publish]),
        ...(published.state === 'draft' ? [] : [see]),
        { key: 'look', label: t('look.button'), icon: IconPalette, onSelect: () => panel.open('theming') },
        ...(item.abilities.readHistory
          ? [{ key: 'versions', label: t('versions'), icon: IconHistory, onSelect: () => panel.open('versions') }]
          : []),
        {
          key: 'archive',
          label: t('archive'),
          description: t('archiveHint'),
          icon: IconFileZip,
          href: `/api/website/pages/${item.id}/archive`,
        },
      ]}
    />
  );
}

/** Runs a step and dismisses the undo message, whose change is not the last step any more. */
function taken(step: () => void): void {
  toasts.dismiss(REMOVAL_TOAST_ID);
  step();
}
