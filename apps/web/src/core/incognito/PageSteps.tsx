import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { IconButton } from '../../ui/overlays/IconButton';
import classes from './IncognitoLooks.module.css';

interface PageStepsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Goes through the pages of a list; nothing where there is one. */
export function PageSteps({ page, pages, onPage }: PageStepsProps) {
  const { t } = useTranslation('incognito');
  if (pages <= 1) return null;
  return (
    <nav className={classes.steps} aria-label={t('pages.label')}>
      <IconButton variant="outline" icon={IconChevronLeft} label={t('pages.newer')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span aria-live="polite">{t('pages.position', { page, pages })}</span>
      <IconButton
        variant="outline"
        icon={IconChevronRight}
        label={t('pages.older')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
