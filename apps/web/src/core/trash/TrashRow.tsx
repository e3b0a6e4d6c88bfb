import { IconAlertTriangle, IconArrowBackUp, IconTrashX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { IconButton } from '../../ui/overlays/IconButton';
import { Breakable } from '../../ui/text/Breakable';
import { when } from '../items/dates';
import { remaining } from './remaining';
import classes from './TrashPage.module.css';

interface TrashRowProps {
  title: string;
  /** in which the title is written, where that is known */
  language?: string | undefined;
  /** what it is */
  kind: string | undefined;
  marble: ReactNode;
  discardedAt: string;
  now: Date;
  busy: boolean;
  onRestore: () => void;
  onDestroy: () => void;
}

/** Something in the trash: since when, how long it stays, and the way back. */
export function TrashRow({ title, language, kind, marble, discardedAt, now, busy, onRestore, onDestroy }: TrashRowProps) {
  const { t, i18n } = useTranslation('trash');
  const { t: items } = useTranslation('items');
  const left = remaining(discardedAt, now);
  const ago = when(discardedAt, now, i18n.language);
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          {marble}
          <span className={classes.words}>
            <strong lang={language}>
              <Breakable text={title} />
            </strong>
            {kind && (
              <span className={classes.kind}>
                <Breakable text={kind} />
              </span>
            )}
          </span>
        </span>
      </th>
      <td data-label={t('discarded')}>{items(`when.${ago.key}`, { ...ago.values })}</td>
      <td data-label={t('remains')}>
        <span className={classes.left} data-soon={left.soon || undefined}>
          <span className={classes.bar} aria-hidden="true">
            <span className={classes.fill} style={{ width: `${left.share * 100}%` }} />
          </span>
          <span>{t('days', { count: left.days })}</span>
          {left.soon && <IconAlertTriangle size={18} stroke={1.9} className={classes.warning ?? ''} aria-hidden />}
        </span>
      </td>
      <td>
        <span className={classes.actions}>
          <Button
            variant="light"
            leftSection={<IconArrowBackUp size={18} stroke={1.9} aria-hidden />}
            aria-label={t('restoreLabel', { title })}
            loading={busy}
            onClick={onRestore}
          >
            {t('restore')}
          </Button>
          <IconButton icon={IconTrashX} label={t('destroyLabel', { title })} tipAlign="end" onClick={onDestroy} />
        </span>
      </td>
    </tr>
  );
}
