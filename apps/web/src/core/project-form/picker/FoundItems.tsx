import type { Item } from '@murmel/contracts';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import classes from './picker.module.css';
import type { OwnItems, Scope } from './use-own-items';

interface FoundItemsProps {
  found: OwnItems;
  query: string;
  onScope: (scope: Scope) => void;
  /** an entry of the list */
  row: (item: Item) => ReactNode;
}

/** List of the found items, or why there is none, with the way to the tools that have more. */
export function FoundItems({ found, query, onScope, row }: FoundItemsProps) {
  const { t } = useTranslation('project-form');
  const { t: tools } = useTranslation('tools');
  const { t: shell } = useTranslation('shell');
  if (found.items.length === 0) {
    if (found.offline)
      return (
        <Notice icon={IconCloudOff} title={shell('offline')} announce>
          {shell('offlineText')}
        </Notice>
      );
    if (found.failed)
      return (
        <Notice
          tone="alert"
          title={shell('loadFailed')}
          actions={
            <Button variant="default" onClick={found.retry}>
              {shell('retry')}
            </Button>
          }
          announce
        >
          {shell('loadFailedText')}
        </Notice>
      );
    if (!found.ready) return <SkeletonGrid label={shell('loading')} shape="lines" count={5} />;
    return <p className={classes.nothing}>{query ? t('picker.nothing', { query }) : t('picker.empty')}</p>;
  }
  return (
    <>
      <ul className={classes.list} aria-label={t('picker.list')}>
        {found.items.map(row)}
      </ul>
      {found.more.length > 0 && (
        <div className={classes.more}>
          {found.more.map(({ tool, total }) => (
            <Button key={tool} variant="subtle" onClick={() => onScope(tool)}>
              {t('picker.more', { count: total, tool: tools(`catalogue.${tool}.plural`) })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
