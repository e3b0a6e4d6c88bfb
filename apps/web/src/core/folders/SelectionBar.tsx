import { IconBookmark, IconFolderShare, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './FolderPage.module.css';

interface SelectionBarProps {
  count: number;
  onMove: () => void;
  onBookmark: () => void;
  onDiscard: () => void;
  onClear: () => void;
}

/** What can be done with all that is chosen, at the foot of the page. */
export function SelectionBar({ count, onMove, onBookmark, onDiscard, onClear }: SelectionBarProps) {
  const { t } = useTranslation('folders');
  const { t: items } = useTranslation('items');
  return (
    <div className={classes.selection} role="region" aria-label={t('selection.label')}>
      <strong role="status">{t('selection.count', { count })}</strong>
      <button type="button" className={classes.act} onClick={onMove}>
        <IconFolderShare size={20} stroke={1.9} aria-hidden />
        {t('move.action')}
      </button>
      <button type="button" className={classes.act} onClick={onBookmark}>
        <IconBookmark size={20} stroke={1.9} aria-hidden />
        {items('bookmark.add')}
      </button>
      <button type="button" className={classes.act} onClick={onDiscard}>
        <IconTrash size={20} stroke={1.9} aria-hidden />
        {t('selection.discard')}
      </button>
      <button type="button" className={classes.act} aria-label={t('selection.clear')} onClick={onClear}>
        <IconX size={20} stroke={1.9} aria-hidden />
      </button>
    </div>
  );
}
