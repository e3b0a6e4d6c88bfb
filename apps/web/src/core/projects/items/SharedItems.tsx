import { LIMITS, type Project, type ProjectItem, type ProjectWatch } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { LoadState } from '../../page/LoadState';
import { AddItems } from './AddItems';
import classes from './items.module.css';
import { SharedItemCard } from './SharedItemCard';
import { useSharedItems } from './use-shared-items';

interface SharedItemsProps {
  project: Project;
  query: UseQueryResult<ProjectItem[]>;
  watch: ProjectWatch | null;
  /** nothing can be changed */
  readOnly: boolean;
}

/** Items a project shares with its pupils, up to ten. */
export function SharedItems({ project, query, watch, readOnly }: SharedItemsProps) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const [adding, setAdding] = useState(false);
  const actions = useSharedItems(project.id);
  const { items: max } = LIMITS.project;
  const taken = query.data?.map(({ item }) => item.id) ?? [];
  const full = taken.length >= max;
  const open = () => {
    // The button stays, so that the limit is explained where the user looks for it.
    if (full) toast({ id: 'project-item', tone: 'info', text: t('items.full', { max }) });
    else setAdding(true);
  };
  return (
    <section className={classes.section} aria-labelledby="shared">
      <div className={classes.head}>
        <h2 id="shared" className={classes.title}>
          {t('items.title')} {query.data && <span className={classes.number}>{t('items.count', { count: taken.length, max })}</span>}
        </h2>
        {!readOnly && (
          <Button variant="subtle" leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />} disabled={!query.data} onClick={open}>
            {t('items.addShort')}
          </Button>
        )}
      </div>
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="tiles" count={3} />}>
        {(items) =>
          items.length === 0 && readOnly ? (
            <p className={classes.nothing}>{t('items.none')}</p>
          ) : (
            <ul className={classes.grid}>
              {items.map((shared) => (
                <li key={shared.id}>
                  <SharedItemCard
                    shared={shared}
                    watched={watch?.items.find(({ itemId }) => itemId === shared.item.id)}
                    pupils={watch?.pupils.length}
                    actions={readOnly ? undefined : actions}
                  />
                </li>
              ))}
              {!readOnly && !full && (
                <li>
                  <button type="button" className={classes.add} onClick={open}>
                    <IconPlus size={20} stroke={2.2} aria-hidden />
                    {t('items.add')}
                  </button>
                </li>
              )}
            </ul>
          )
        }
      </LoadState>
      {adding && <AddItems projectId={project.id} taken={taken} onClose={() => setAdding(false)} />}
    </section>
  );
}
