import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { RouterLink } from '../links/RouterLink';
import classes from './FolderPage.module.css';
import { useDrop } from './use-drag';
import type { Movable } from './use-folder-contents';
import type { Target } from './use-move';

interface BreadcrumbsProps {
  path: readonly { id: string; title: string }[];
  /** only one's own things can be dropped on them */
  mine: boolean;
  onDrop: (items: readonly Movable[], target: Target) => void;
}

/** The way up; things are dropped on it to leave a folder. */
export function Breadcrumbs({ path, mine, onDrop }: BreadcrumbsProps) {
  const { t } = useTranslation('folders');
  const top: Target = { id: null, title: t('title') };
  return (
    <nav aria-label={t('way')} className={classes.way}>
      {[top, ...path].map((target) => (
        <Crumb key={target.id} target={target} onDrop={mine ? (items) => onDrop(items, target) : () => undefined} />
      ))}
    </nav>
  );
}

function Crumb({ target: { id, title }, onDrop }: { target: Target; onDrop: (items: readonly Movable[]) => void }) {
  const { over, target } = useDrop(id, onDrop);
  return (
    <>
      <RouterLink href={id === null ? '/folders' : `/folders/${id}`} className={classes.crumb}>
        <span data-over={over || undefined} {...target}>
          {title}
        </span>
      </RouterLink>
      <IconChevronRight size={16} stroke={1.9} aria-hidden />
    </>
  );
}
