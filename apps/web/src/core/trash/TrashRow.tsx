import type { Item } from '@murmel/contracts';
import { IconAlertTriangle, IconArrowBackUp, IconTrashX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Marble } from '../../ui/marbles/Marble';
import { IconButton } from '../../ui/overlays/IconButton';
import { contentLanguage } from '../items/content-language';
import { when } from '../items/dates';
import { useToolOf } from '../tools/contribution';
import { remaining } from './remaining';
import classes from './TrashPage.module.css';

interface TrashRowProps {
  item: Item;
  now: Date;
  busy: boolean;
  onRestore: () => void;
  onDestroy: () => void;
}

/** One deleted item: since when, how long it stays, and the way back. */
export function TrashRow({ item, now, busy, onRestore, onDestroy }: TrashRowProps) {
  const { t, i18n } = useTranslation('trash');
  const { t: items } = useTranslation('items');
  const { t: tools } = useTranslation('tools');
  const found = useToolOf(item.kind);
  const discardedAt = item.discardedAt ?? item.updatedAt;
  const left = remaining(discardedAt, now);
  const ago = when(discardedAt, now, i18n.language);
  const { title } = item;
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          {found && <Marble colour={found.tool.colour} swirl={found.tool.swirl} icon={found.tool.icon} size={36} />}
          <span className={classes.words}>
            <strong lang={contentLanguage(item)}>{title}</strong>
            {found && <span className={classes.kind}>{tools(`catalogue.${found.key}.name`)}</span>}
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
