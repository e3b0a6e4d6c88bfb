import type { Trashed } from '@murmel/documents';
import { IconRestore, IconTrash } from '@tabler/icons-react';
import { relativeTime } from '../../../../core/dates/dates';
import { useNow } from '../../../../core/dates/use-now';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../../texts';
import classes from './Trash.module.css';

interface TrashRowProps {
  name: string;
  /** former location, or number of contained entries */
  detail: string;
  trashed: Trashed | null;
  onRestore: () => void;
  onDestroy: () => void;
}

/** One removed card or list. */
export function TrashRow({ name, detail, trashed, onRestore, onDestroy }: TrashRowProps) {
  const t = useTexts();
  const { t: items, i18n } = useTranslation('items');
  const { nameOf } = usePinboard();
  const now = useNow();
  const ago = trashed && relativeTime(new Date(trashed.at).toISOString(), now, i18n.language);
  const who = trashed?.by ? nameOf(trashed.by).name : t('somebody');
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.hint}>{detail}</span>
        {ago && <span className={classes.hint}>{t('trash.removed', { who, when: items(`when.${ago.key}`, { ...ago.values }) })}</span>}
      </span>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconRestore size={20} stroke={1.9} aria-hidden />}
        aria-label={t('trash.restoreNamed', { name })}
        onClick={onRestore}
      >
        {t('trash.restore')}
      </Button>
      <IconButton icon={IconTrash} label={t('trash.destroyNamed', { name })} tipAlign="end" onClick={onDestroy} />
    </li>
  );
}
