import { IconDeviceProjector } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import type { MenuAction } from '../../ui/overlays/ActionMenu';
import { useWideHeader } from './use-wide-header';

export interface WallOptions {
  /** shows the item on the wall */
  show: () => void;
  /** the item is not there yet */
  waits?: boolean;
  /** true for the main purpose of the tool: a filled button at every width */
  first?: boolean;
}

/** Shows an item on the wall: the same button in every editor. */
export function WallButton({ show, waits = false, first = false }: WallOptions) {
  const { t } = useTranslation('editor');
  return (
    <Button
      data-help="wall"
      variant={first ? 'filled' : 'default'}
      leftSection={<IconDeviceProjector size={20} stroke={1.9} aria-hidden />}
      title={t('wall')}
      disabled={waits}
      onClick={show}
    >
      {t('wall')}
    </Button>
  );
}

/** The same as a line of the menu, where the header has no room for the button. */
export function useWallAction(wall: WallOptions | undefined): MenuAction[] {
  const { t } = useTranslation('editor');
  const roomy = useWideHeader();
  if (!wall || wall.first || wall.waits || roomy) return [];
  return [{ key: 'wall', label: t('wall'), icon: IconDeviceProjector, onSelect: wall.show }];
}
