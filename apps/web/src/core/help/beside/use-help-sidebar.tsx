import type { ToolKey } from '@murmel/contracts';
import { IconLifebuoy } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { useSession } from '../../../platform/session/store';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import type { HelpSidebarProps } from './HelpSidebar';
import { useHasRoomBeside } from './has-room-beside';

const HelpSidebar = lazyPage<HelpSidebarProps>(() => import('./HelpSidebar'), ['help']);

/** Item beside which the help was opened last. A header that replaces another one continues with it. */
let openedBeside: string | undefined;

/** The way to the help beside an item of a tool: a button in a wide header, else a line of the menu. Pupils ask their teacher. */
export function useHelpSidebar(tool: ToolKey, itemId: string): { button: ReactNode; actions: MenuAction[]; panel: ReactNode } {
  const { t } = useTranslation('editor');
  const { isTeacher } = useSession();
  const room = useHasRoomBeside();
  const [opened, setOpened] = useState(openedBeside === itemId);
  const button = useRef<HTMLButtonElement>(null);
  if (!isTeacher) return { button: null, actions: [], panel: null };
  const open = () => {
    openedBeside = itemId;
    setOpened(true);
  };
  const close = () => {
    openedBeside = undefined;
    setOpened(false);
    button.current?.focus();
  };
  return {
    button: room && (
      <IconButton
        ref={button}
        icon={IconLifebuoy}
        label={t('help')}
        tipAlign="end"
        pressed={opened}
        onClick={() => (opened ? close() : open())}
      />
    ),
    actions: room ? [] : [{ key: 'help', label: t('help'), icon: IconLifebuoy, onSelect: open }],
    panel: opened && (
      <Suspense fallback={null}>
        <HelpSidebar tool={tool} onClose={close} />
      </Suspense>
    ),
  };
}
