import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Message.module.css';

interface MessageProps {
  id?: string;
  title?: string;
  children?: ReactNode;
}

/** Error and advice, on the dark page; read out at once. */
export function Message({ id, title, children }: MessageProps) {
  return (
    <div id={id} role="alert" className={classes.box}>
      <IconAlertCircle size={26} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <div>
        {title && <strong className={classes.title}>{title}</strong>}
        {children && <p className={classes.text}>{children}</p>}
      </div>
    </div>
  );
}
