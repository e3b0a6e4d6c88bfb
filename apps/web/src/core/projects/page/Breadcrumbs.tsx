import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { RouterLink } from '../../links/RouterLink';
import classes from './page.module.css';

interface BreadcrumbsProps {
  /** path from the class to the current page; a step without an address is plain text */
  steps: readonly { label: string; href?: string }[];
}

/** The way back up. */
export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const { t } = useTranslation('projects');
  return (
    <nav aria-label={t('crumbs')}>
      <ol className={classes.crumbs}>
        {steps.map(({ label, href }, index) => (
          <li key={label} className={classes.crumb}>
            {index > 0 && <IconChevronRight size={16} stroke={1.9} aria-hidden />}
            {href ? (
              <RouterLink href={href} className={classes.crumbLink}>
                <span className={classes.crumbName}>{label}</span>
              </RouterLink>
            ) : (
              <span className={classes.crumbName}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
