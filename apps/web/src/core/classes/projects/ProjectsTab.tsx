import type { SchoolClass } from '@murmel/contracts';
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { EmptyState } from '../../../ui/status/EmptyState';
import { useClassesRoot } from '../../links/class-paths';
import { RouterLink } from '../../links/RouterLink';
import { useClassAction } from '../use-class-action';
import { ProjectGrid } from './ProjectGrid';
import type { ListedProject } from './project-time';

/** The projects that are not in the archive, with what is done most with each. */
export function ProjectsTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  const own = `${useClassesRoot()}/${schoolClass.id}`;
  const { run } = useClassAction();
  const [at, setAt] = useState<string>();
  const change = async (key: 'resumeProject' | 'archiveProject', { id, name }: ListedProject) => {
    setAt(id);
    await run(key, () => (key === 'resumeProject' ? api.projects.resume({ id }) : api.projects.update({ id, archived: true })), { name });
    setAt(undefined);
  };
  const actionOf = (project: ListedProject) => {
    const { id, name, state, abilities } = project;
    if (!abilities.update || schoolClass.archivedAt) return undefined;
    if (state === 'paused') {
      return (
        <Button
          variant="light"
          size="sm"
          loading={at === id}
          aria-label={t('project.resumeLabel', { name })}
          leftSection={<IconPlayerPlay size={18} stroke={1.9} aria-hidden />}
          onClick={() => void change('resumeProject', project)}
        >
          {t('project.resume')}
        </Button>
      );
    }
    if (state !== 'ended') return undefined;
    return (
      <Button
        variant="default"
        size="sm"
        loading={at === id}
        aria-label={t('project.archiveLabel', { name })}
        onClick={() => void change('archiveProject', project)}
      >
        {t('project.archive')}
      </Button>
    );
  };
  const canCreate = schoolClass.type === 'permanent' && schoolClass.abilities.update;
  const create = (
    <Button
      variant="default"
      component={RouterLink}
      href={`${own}/projects/new`}
      leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
    >
      {t('projectsEmpty.create')}
    </Button>
  );
  return (
    <ProjectGrid
      schoolClass={schoolClass}
      archived={false}
      hrefOf={({ id }) => `${own}/projects/${id}`}
      actionOf={actionOf}
      empty={
        <EmptyState
          title={t('projectsEmpty.title')}
          text={t(canCreate ? 'projectsEmpty.text' : 'projectsEmpty.noneText')}
          actions={canCreate && create}
        />
      }
    />
  );
}
