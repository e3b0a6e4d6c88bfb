import {
  IconCards,
  IconFileImport,
  IconFileSpreadsheet,
  IconHistory,
  IconPalette,
  IconPhotoDown,
  IconPrinter,
  IconTrashX,
  IconUsers,
  IconVersions,
} from '@tabler/icons-react';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import { usePinboard } from '../board/pinboard-context';
import { useTexts } from '../texts';
import { useExports } from '../transfer/use-exports';
import { useLeads } from './lesson';
import type { PanelControl } from './panel';

/** Returns the pinboard's own menu entries: panels and exports. Omits entries that the user may not use. */
export function usePinboardMenu(control: PanelControl): MenuAction[] {
  const { item, actor } = usePinboard();
  const t = useTexts();
  const exports = useExports();
  const leads = useLeads();
  const lesson: MenuAction[] = actor.trusted
    ? [
        ...(leads ? [{ key: 'controls', label: t('menu.controls'), icon: IconCards, onSelect: () => control.open('controls') }] : []),
        { key: 'theming', label: t('menu.theming'), icon: IconPalette, onSelect: () => control.open('theming') },
        { key: 'board-trash', label: t('menu.trash'), icon: IconTrashX, onSelect: () => control.open('trash') },
      ]
    : [];
  return [
    ...lesson,
    ...(item.abilities.update
      ? [{ key: 'activities', label: t('menu.activities'), icon: IconHistory, onSelect: () => control.open('activities') }]
      : []),
    ...(item.abilities.readHistory
      ? [{ key: 'versions', label: t('menu.versions'), icon: IconVersions, onSelect: () => control.open('versions') }]
      : []),
    ...(item.abilities.share
      ? [{ key: 'members', label: t('menu.members'), icon: IconUsers, onSelect: () => control.open('members') }]
      : []),
    ...(actor.trusted
      ? [
          {
            key: 'import',
            group: t('menu.transfer'),
            label: t('menu.import'),
            icon: IconFileImport,
            onSelect: () => control.open('import'),
          },
        ]
      : []),
    {
      key: 'png',
      ...(actor.trusted ? {} : { group: t('menu.transfer') }),
      label: t('menu.png'),
      icon: IconPhotoDown,
      onSelect: exports.png,
    },
    { key: 'csv', label: t('menu.csv'), icon: IconFileSpreadsheet, onSelect: exports.csv },
    { key: 'print', label: t('menu.print'), icon: IconPrinter, onSelect: exports.print },
  ];
}
