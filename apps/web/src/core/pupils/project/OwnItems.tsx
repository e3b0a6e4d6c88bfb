import { type Item, LIMITS, type Project } from '@murmel/contracts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { PageSwitch } from '../../page/PageSwitch';
import { useAvailableTools } from '../../tools/use-available-tools';
import rows from '../shell/Rows.module.css';
import { NewOwnItem } from './NewOwnItem';
import { OwnItemRow } from './OwnItemRow';

interface ItemPage {
  entries: Item[];
  page: number;
  limit: number;
  total: number;
}

/** Items a pupil made in a project, and the tools in which more can be made (spec PUP-05). Empty where there is neither. */
export function OwnItems({ project, title }: { project: Project; title?: string }) {
  const { t } = useTranslation('pupils');
  const { t: shell } = useTranslation('shell');
  const [page, setPage] = useState(1);
  const list = useQuery(
    orpc.projects.ownItems.queryOptions({ input: { id: project.id, page, limit: LIMITS.page.size }, placeholderData: keepPreviousData }),
  ) as UseQueryResult<ItemPage>;
  const available = useAvailableTools();
  // A pause ends, an end does not: then nothing is offered any more.
  const offered = title === undefined && project.state !== 'ended' ? project.tools.filter((tool) => available.includes(tool)) : [];
  const offers = offered.length > 0;
  if (!offers && list.data?.total === 0) return null;
  return (
    <section className={rows.section} aria-labelledby={`own-${project.id}`}>
      <h2 id={`own-${project.id}`} className={rows.heading}>
        {title ?? t('own.title')}
      </h2>
      {offers && <NewOwnItem project={project} offered={offered} />}
      <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
        {({ entries, limit, total }) => (
          <>
            {entries.length > 0 && (
              <ul className={rows.list} aria-label={title ?? t('own.title')}>
                {entries.map((item) => (
                  <OwnItemRow key={item.id} item={item} projectId={project.id} />
                ))}
              </ul>
            )}
            <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
          </>
        )}
      </LoadState>
    </section>
  );
}
