import { IconExternalLink, IconX } from '@tabler/icons-react';
import { useTexts } from '../texts';
import classes from './frame.module.css';

interface FrameBarProps {
  label: string;
  /** opens the same in a tab of its own */
  address?: string;
  onClose?: () => void;
}

/** Above a frame: what is in it, and where a part can be taken hold of although a frame takes every press. */
export function FrameBar({ label, address, onClose }: FrameBarProps) {
  const t = useTexts();
  return (
    <div className={classes.bar}>
      <span className={classes.host}>{label}</span>
      {address !== undefined && (
        <a
          className={classes.tool}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('frame.tab')}
          title={t('frame.tab')}
        >
          <IconExternalLink size="1.1em" stroke={1.9} aria-hidden />
        </a>
      )}
      {onClose && (
        <button type="button" className={classes.tool} aria-label={t('frame.close')} title={t('frame.close')} onClick={onClose}>
          <IconX size="1.1em" stroke={1.9} aria-hidden />
        </button>
      )}
    </div>
  );
}
