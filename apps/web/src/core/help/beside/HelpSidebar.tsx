import type { ToolKey } from '@murmel/contracts';
import { IconExternalLink, IconLifebuoy, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Drawer } from '../../../ui/overlays/Drawer';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useHelp } from '../use-help';
import { HelpPanel } from './HelpPanel';
import classes from './HelpSidebar.module.css';
import { useHasRoomBeside } from './has-room-beside';

export interface HelpSidebarProps {
  tool: ToolKey;
  onClose: () => void;
}

/** Help beside the work: it moves the tool aside and dims nothing. Where there is no room for both, it lies over it. */
export default function HelpSidebar({ tool, onClose }: HelpSidebarProps) {
  const { t } = useHelp();
  const room = useHasRoomBeside();
  if (room) return <Pane tool={tool} onClose={onClose} />;
  return (
    <Drawer opened onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <HelpPanel tool={tool} />
    </Drawer>
  );
}

function Pane({ tool, onClose }: HelpSidebarProps) {
  const { t, home } = useHelp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.dataset['beside'] = '';
    heading.current?.focus({ preventScroll: true });
    return () => {
      delete document.documentElement.dataset['beside'];
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return createPortal(
    <aside className={classes.pane} aria-label={t('title')} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <IconLifebuoy size={24} stroke={1.9} aria-hidden />
        <h2 ref={heading} className={classes.heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <a href={home} target="_blank" rel="noopener" className={classes.out} aria-label={t('inNewTab')} title={t('inNewTab')}>
          <IconExternalLink size={20} stroke={1.9} aria-hidden />
        </a>
        <IconButton icon={IconX} label={t('close')} tipAlign="end" onClick={onClose} />
      </div>
      <div className={classes.scroll}>
        <HelpPanel tool={tool} />
      </div>
    </aside>,
    document.body,
  );
}
