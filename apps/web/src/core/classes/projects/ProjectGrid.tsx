import type { SchoolClass } from '@murmel/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useNow } from '../../dates/use-now';
import { LoadState } from '../../page/LoadState';
import { PageSwitch } from '../../page/PageSwitch';
import { useClassProjects } from '../queries';
import { ProjectCard } from './ProjectCard';
import type { ListedProject } from './project-time';
import classes from './projects.module.css';

interface ProjectGridProps {
  schoolClass: SchoolClass;
  archived: boolean;
  hrefOf: (project: ListedProject) => string;
  actionOf: (project: ListedProject) => ReactNode;
  /** content of an empty list */
  empty: ReactNode;
}

const RANK = { active: 0, paused: 1, ended: 2 } as const;

/** Sorts running projects first, ended ones last. */
function inOrder(projects: readonly ListedProject[]): ListedProject[] {
  return projects.toSorted((one, other) => RANK[one.state] - RANK[other.state]);
}

/** The projects of a class as cards, page by page. */
export function ProjectGrid({ schoolClass: { id }, archived, hrefOf, actionOf, empty }: ProjectGridProps) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const now = useNow();
  const [page, setPage] = useState(1);
  const projects = useClassProjects(id, archived, page);
  const { data } = projects;
  const pages = data ? Math.max(1, Math.ceil(data.total / data.limit)) : page;
  // The last project of the last page may be gone.
  if (page > pages) setPage(pages);
  return (
    <LoadState query={projects} skeleton={<SkeletonGrid label={shell('loading')} count={2} />}>
      {({ entries, total, limit }) =>
        total === 0 ? (
          empty
        ) : (
          <div className={classes.frame}>
            <ul className={classes.grid} aria-label={t(archived ? 'tabs.archive' : 'tabs.projects')}>
              {inOrder(entries).map((project) => (
                <li key={project.id}>
                  <ProjectCard
                    project={project}
                    href={hrefOf(project)}
                    now={now}
                    teacher={project.abilities.update ? undefined : t('project.of', { name: project.teacher.name })}
                    action={actionOf(project)}
                  />
                </li>
              ))}
            </ul>
            <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
          </div>
        )
      }
    </LoadState>
  );
}
