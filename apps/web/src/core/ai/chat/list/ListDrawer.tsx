import type { ReactNode } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Drawer } from '../../../../ui/overlays/Drawer';

export interface ListDrawerProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** All chats, over the open one. */
export default function ListDrawer({ opened, onClose, children }: ListDrawerProps) {
  const { t } = useTranslation('ai/chat');
  const { t: shell } = useTranslation('shell');
  return (
    <Drawer opened={opened} onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      {children}
    </Drawer>
  );
}
