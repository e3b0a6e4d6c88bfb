import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './answers.module.css';
import { useChartTexts } from './texts';
import type { TextPages } from './use-text-pages';

/** Goes through all free texts where the live state has not all of them; nothing where it has. */
export function TextPageSwitch({ pages: { more, page, total, limit, failed, read } }: { pages: TextPages }) {
  const { t } = useChartTexts();
  if (!more && page === 0) return null;
  const pages = Math.max(1, Math.ceil(total / limit));
  if (page === 0) {
    return (
      <button type="button" className={classes.all} onClick={() => read(1)}>
        {t('texts.all', { count: total })}
      </button>
    );
  }
  return (
    <nav className={classes.pages} aria-label={t('texts.pages')}>
      <IconButton
        variant="outline"
        icon={IconChevronLeft}
        label={t('texts.previous')}
        disabled={page <= 1}
        onClick={() => read(page - 1)}
      />
      <span aria-live="polite">{failed ? t('texts.failed') : t('texts.position', { page, pages })}</span>
      <IconButton
        variant="outline"
        icon={IconChevronRight}
        label={t('texts.next')}
        disabled={page >= pages}
        onClick={() => read(page + 1)}
      />
      <button type="button" className={classes.all} onClick={() => read(undefined)}>
        {t('texts.newest')}
      </button>
    </nav>
  );
}
