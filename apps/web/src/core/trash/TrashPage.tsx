import { LIMITS } from '@murmel/contracts';
import { IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { PageSwitch } from '../items/PageSwitch';
import { useNow } from '../items/use-now';
import { LoadState } from '../shell/LoadState';
import { RouterLink } from '../shell/RouterLink';
import { DiscardedClasses } from './DiscardedClasses';
import { ItemRow } from './ItemRow';
import classes from './TrashPage.module.css';
import { TrashTable } from './TrashTable';
import { useDiscardedClasses } from './use-discarded-classes';
import { type DiscardedItem, useTrash } from './use-trash';

/** What was deleted in the last 30 days, over all tools. */
export default function TrashPage() {
  const { t } = useTranslation('trash');
  const { t: shell } = useTranslation('shell');
  const [wanted, setWanted] = useState(1);
  const [asking, setAsking] = useState<DiscardedItem | 'all'>();
  const { query, restore, destroy, empty } = useTrash(wanted);
  const now = useNow();
  const total = query.data?.total ?? 0;
  const discarded = useDiscardedClasses();
  const inClasses = discarded.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / LIMITS.page.size));
  // The last entry of the last page may be gone.
  if (query.data && wanted > pages) setWanted(pages);
  const confirm = () => {
    const done = () => setAsking(undefined);
    if (asking === 'all') empty.mutate(undefined, { onSettled: done });
    else if (asking) destroy.mutate(asking, { onSettled: done });
  };
  const busyWith = restore.isPending ? restore.variables.id : undefined;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('intro', { days: LIMITS.trashDays })}
        actions={
          total + inClasses > 0 && (
            <Button variant="default" leftSection={<IconTrashX size={20} stroke={1.9} aria-hidden />} onClick={() => setAsking('all')}>
              {t('emptyAll')}
            </Button>
          )
        }
      />
      <DiscardedClasses state={discarded} now={now} />
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {({ entries, limit }) =>
          total === 0 && inClasses > 0 ? null : total === 0 ? (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text', { days: LIMITS.trashDays })}
              actions={
                <Button variant="default" component={RouterLink} href="/tools">
                  {t('toTools')}
                </Button>
              }
            />
          ) : (
            <>
              {total > 0 && inClasses > 0 && <h2 className={classes.heading}>{t('itemsTitle')}</h2>}
              <TrashTable caption={t('list')}>
                {entries.map((item) => (
                  <ItemRow
                    key={item.id}
                    item={item}
                    now={now}
                    busy={busyWith === item.id}
                    onRestore={() => restore.mutate(item)}
                    onDestroy={() => setAsking(item)}
                  />
                ))}
              </TrashTable>
              <PageSwitch page={wanted} limit={limit} total={total} onChange={setWanted} />
            </>
          )
        }
      </LoadState>
      <ConfirmDialog
        opened={asking !== undefined}
        title={asking === 'all' ? t('confirmAll.title') : t('confirmOne.title', { title: asking?.title })}
        confirmLabel={asking === 'all' ? t('emptyAll') : t('destroy')}
        cancelLabel={shell('cancel')}
        busy={destroy.isPending || empty.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(undefined)}
      >
        {asking === 'all'
          ? t('confirmAll.text', { count: total + inClasses + (query.data?.contents ?? 0) })
          : asking?.contents
            ? t('confirmOne.folder', { count: asking.contents })
            : t('confirmOne.text')}
      </ConfirmDialog>
    </>
  );
}
