import type { Project, SchoolClass } from '@murmel/contracts';
import { IconArchiveOff, IconCalendarPlus, IconPlayerPause, IconPlayerPlay, IconShare3, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Breakable } from '../../../ui/text/Breakable';
import { ButtonLink } from '../../links/ButtonLink';
import { ExtendDialog } from '../dialogs/ExtendDialog';
import { useProjectPaths } from '../paths';
import { timeIsOver } from '../project-time-text';
import type { ProjectSteps } from '../use-project-action';
import { Breadcrumbs } from './Breadcrumbs';
import { ProjectMenu } from './ProjectMenu';
import classes from './page.module.css';
import { StateBadge } from './StateBadge';

interface ProjectHeadProps {
  project: Project;
  schoolClass: SchoolClass | undefined;
  action: ProjectSteps;
  now: Date;
  /** it shares an assistant */
  withAi: boolean;
}

/** Header with the project's name, its state, and its teacher's most frequent actions. */
export function ProjectHead({ project, schoolClass, action, now, withAi }: ProjectHeadProps) {
  const { t } = useTranslation('projects');
  const [extending, setExtending] = useState(false);
  const { state, abilities, archivedAt } = project;
  const paths = useProjectPaths(project.classId, project.id, archivedAt !== null);
  const className = schoolClass?.name ?? '…';
  const icon = (Shape: typeof IconPlayerPause): ReactNode => <Shape size={20} stroke={1.9} aria-hidden />;
  const onetime = schoolClass?.type === 'onetime';
  const mayExtend = abilities.update && !archivedAt && schoolClass !== undefined && !onetime && (state !== 'ended' || timeIsOver(project));
  const paused = state === 'paused';
  const waits = action.busy === 'pause' || action.busy === 'resume';
  const actions = (
    <>
      {abilities.update && !archivedAt && state !== 'ended' && (
        <Button
          variant={paused ? 'light' : 'default'}
          leftSection={icon(paused ? IconPlayerPlay : IconPlayerPause)}
          loading={waits}
          onClick={() => action.run(paused ? 'resume' : 'pause')}
        >
          {t(paused ? 'resume' : 'pause')}
        </Button>
      )}
      {mayExtend && (
        <Button variant="default" leftSection={icon(IconCalendarPlus)} onClick={() => setExtending(true)}>
          {t('extend.button')}
        </Button>
      )}
      {abilities.update && archivedAt && (
        <Button
          variant="default"
          leftSection={icon(IconArchiveOff)}
          loading={action.busy === 'unarchive'}
          onClick={() => action.run('unarchive')}
        >
          {t('unarchive')}
        </Button>
      )}
      {abilities.observe && !archivedAt && withAi && (
        <ButtonLink href={paths.ai} variant="default" size="md" leftSection={icon(IconSparkles)}>
          {t('ai')}
        </ButtonLink>
      )}
      {!archivedAt && (
        <ButtonLink href={paths.share} size="md" leftSection={icon(IconShare3)}>
          {t('showAccess')}
        </ButtonLink>
      )}
      {abilities.update && <ProjectMenu project={project} schoolClass={schoolClass} action={action} />}
    </>
  );
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            steps={
              archivedAt
                ? [
                    { label: className, href: paths.schoolClass },
                    { label: t('archive'), href: paths.archive },
                  ]
                : [
                    { label: className, href: paths.schoolClass },
                    { label: t('projects'), href: paths.schoolClass },
                  ]
            }
          />
        }
        title={
          <span className={classes.title}>
            <Breakable text={project.name} /> <StateBadge project={project} now={now} />
          </span>
        }
        {...(abilities.update ? {} : { text: t('ofTeacher', { name: project.teacher.name }) })}
        actions={actions}
      />
      {extending && <ExtendDialog project={project} action={action} onClose={() => setExtending(false)} />}
    </>
  );
}
