import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Icon } from '../icon';
import classes from './Notice.module.css';

export type NoticeTone = 'notice' | 'good' | 'alert' | 'ai';

const icons: Record<NoticeTone, Icon> = { notice: IconInfoCircle, good: IconCircleCheck, alert: IconAlertTriangle, ai: IconSparkles };

interface NoticeProps {
  tone?: NoticeTone;
  icon?: Icon;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Reads the box out when it appears; an alert at once, the others politely. */
  announce?: boolean;
}

/** A box inside the page that explains something: a limit, a warning, a hint. */
export function Notice({ tone = 'notice', icon, title, children, actions, announce = false }: NoticeProps) {
  const IconShape = icon ?? icons[tone];
  return (
    <div className={classes.box} data-tone={tone} {...(announce ? { role: tone === 'alert' ? 'alert' : 'status' } : {})}>
      <IconShape size={24} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <div className={classes.body}>
        {title && <strong className={classes.title}>{title}</strong>} {children}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
