import type { Project } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useClassesRoot } from '../../classes/paths';
import { LoadState } from '../../shell/LoadState';
import { RouterLink } from '../../shell/RouterLink';
import type { ProjectPageData } from './use-project-page';

interface ProjectGateProps {
  data: ProjectPageData;
  children: (project: Project) => ReactNode;
}

/** Stands before the pages of a project: shows loading, not available and error itself. */
export function ProjectGate({ data: { query, project, refused }, children }: ProjectGateProps) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const root = useClassesRoot();
  const gone = query.error instanceof ORPCError && [400, 403, 404].includes(query.error.status);
  if (gone || (refused && query.data === undefined && query.isError)) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('gone.title')}
        text={t('gone.text')}
        actions={
          <Button variant="default" component={RouterLink} href={root}>
            {t('gone.toClasses')}
          </Button>
        }
      />
    );
  }
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} count={4} />}>
      {(loaded) => children(project ?? loaded)}
    </LoadState>
  );
}
