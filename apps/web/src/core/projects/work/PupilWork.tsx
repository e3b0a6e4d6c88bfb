import { LIMITS, toolOfKind } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { Breakable } from '../../../ui/text/Breakable';
import { relativeTime } from '../../dates/dates';
import { itemPath } from '../../links/item-path';
import { LoadState } from '../../page/LoadState';
import { PageSwitch } from '../../page/PageSwitch';
import { KindMarble } from '../../project-form/picker/KindMarble';
import { ItemLink } from '../ItemLink';
import classes from './work.module.css';

interface PupilWorkProps {
  projectId: string;
  /** only of this one */
  pupil?: { id: string; name: string } | undefined;
  now: Date;
}

/** Items pupils made in a project, the newest first; each opens in its tool. */
export function PupilWork({ projectId, pupil, now }: PupilWorkProps) {
  const { t, i18n } = useTranslation('projects');
  const { t: items } = useTranslation('items');
  const { t: tools } = useTranslation('tools');
  const { t: shell } = useTranslation('shell');
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...orpc.projects.pupilItems.queryOptions({
      input: { id: projectId, page, limit: LIMITS.page.size, ...(pupil ? { pupilId: pupil.id } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  const pages = query.data ? Math.max(1, Math.ceil(query.data.total / query.data.limit)) : page;
  // The last one of the last page may be gone.
  if (page > pages) setPage(pages);
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
      {({ entries, limit, total }) =>
        total === 0 ? (
          <p className={classes.nothing}>{pupil ? t('work.noneOf', { name: pupil.name }) : t('work.none')}</p>
        ) : (
          <>
            <ul className={classes.list} aria-label={t('work.title')}>
              {entries.map(({ item, pupil: author }) => {
                const href = itemPath(item);
                const tool = toolOfKind(item.kind);
                const ago = relativeTime(item.contentChangedAt, now, i18n.language);
                return (
                  <li key={item.id} className={classes.row}>
                    <KindMarble kind={item.kind} size={34} />
                    <span className={classes.words}>
                      {href ? (
                        <ItemLink href={href} className={classes.link}>
                          <Breakable text={item.title} />
                        </ItemLink>
                      ) : (
                        <span className={classes.name}>
                          <Breakable text={item.title} />
                        </span>
                      )}
                      <span className={classes.detail}>
                        {[
                          author.name,
                          ...(tool ? [tools(`catalogue.${tool}.name`)] : []),
                          items(`when.${ago.key}`, { ...ago.values }),
                        ].join(' · ')}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ul>
            <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
          </>
        )
      }
    </LoadState>
  );
}
