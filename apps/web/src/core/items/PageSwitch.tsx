import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/overlays/IconButton';
import classes from './PageSwitch.module.css';

interface PageSwitchProps {
  /** counts from 1 */
  page: number;
  limit: number;
  total: number;
  onChange: (page: number) => void;
}

/** Goes through the pages of a list; nothing when there is only one. */
export function PageSwitch({ page, limit, total, onChange }: PageSwitchProps) {
  const { t } = useTranslation('items');
  const pages = Math.max(1, Math.ceil(total / limit));
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav className={classes.pages} aria-label={t('pages.label')}>
      <IconButton
        variant="outline"
        icon={IconChevronLeft}
        label={t('pages.previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span aria-live="polite">{t('pages.position', { page, pages })}</span>
      <IconButton
        variant="outline"
        icon={IconChevronRight}
        label={t('pages.next')}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
