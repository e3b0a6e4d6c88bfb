import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
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
    <PageButtons onPrevious={page > 1 ? () => onChange(page - 1) : undefined} onNext={page < pages ? () => onChange(page + 1) : undefined}>
      <span aria-live="polite">{t('pages.position', { page, pages })}</span>
    </PageButtons>
  );
}

interface PageButtonsProps {
  /** undefined: this is the first page */
  onPrevious: (() => void) | undefined;
  /** undefined: this is the last page */
  onNext: (() => void) | undefined;
  children?: ReactNode;
}

/** Buttons to the previous and next page, for lists of unknown length. */
export function PageButtons({ onPrevious, onNext, children }: PageButtonsProps) {
  const { t } = useTranslation('items');
  return (
    <nav className={classes.pages} aria-label={t('pages.label')}>
      <IconButton variant="outline" icon={IconChevronLeft} label={t('pages.previous')} disabled={!onPrevious} onClick={onPrevious} />
      {children}
      <IconButton variant="outline" icon={IconChevronRight} label={t('pages.next')} disabled={!onNext} onClick={onNext} />
    </nav>
  );
}
