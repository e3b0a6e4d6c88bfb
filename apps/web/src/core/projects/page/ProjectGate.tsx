import type { Project } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { ErrorView } from '../../errors/ErrorView';
import { errorKindOf } from '../../errors/error-kind';
import { ButtonLink } from '../../links/ButtonLink';
import { useClassesRoot } from '../../links/class-paths';
import { LoadState } from '../../page/LoadState';
import type { ProjectPageData } from './use-project-page';

interface ProjectGateProps {
  data: ProjectPageData;
  children: (project: Project) => ReactNode;
}

/** Gate before the pages of a project. Shows loading, not available and error itself. */
export function ProjectGate({ data: { query, project, refused }, children }: ProjectGateProps) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const root = useClassesRoot();
  const gone = query.error instanceof ORPCError && [400, 403, 404].includes(query.error.status);
  if (gone || (refused && query.data === undefined && query.isError)) {
    return (
      <ErrorView
        kind={gone ? errorKindOf(query.error) : 'notFound'}
        error={query.error}
        title={t('gone.title')}
        text={t('gone.text')}
        actions={<ButtonLink href={root}>{t('gone.toClasses')}</ButtonLink>}
      />
    );
  }
  return (
    <LoadState page query={query} skeleton={<SkeletonGrid label={shell('loading')} count={4} />}>
      {(loaded) => children(project ?? loaded)}
    </LoadState>
  );
}
