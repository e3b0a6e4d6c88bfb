import type { SchoolClass } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { EmptyState } from '../../../ui/status/EmptyState';
import { useClassesRoot } from '../../links/class-paths';
import { useClassAction } from '../use-class-action';
import { ProjectGrid } from './ProjectGrid';
import type { ListedProject } from './project-time';

/** Archived projects; each can be opened and restored. */
export function ArchiveTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  const own = `${useClassesRoot()}/${schoolClass.id}`;
  const { run } = useClassAction();
  const [at, setAt] = useState<string>();
  const takeBack = async ({ id, name }: ListedProject) => {
    setAt(id);
    await run('unarchiveProject', () => api.projects.update({ id, archived: false }), { name });
    setAt(undefined);
  };
  const actionOf = (project: ListedProject) =>
    project.abilities.update && (
      <Button
        variant="default"
        size="sm"
        loading={at === project.id}
        aria-label={t('project.unarchiveLabel', { name: project.name })}
        onClick={() => void takeBack(project)}
      >
        {t('project.unarchive')}
      </Button>
    );
  return (
    <ProjectGrid
      schoolClass={schoolClass}
      archived
      hrefOf={({ id }) => `${own}/archived/projects/${id}`}
      actionOf={actionOf}
      empty={<EmptyState title={t('archiveEmpty.title')} text={t('archiveEmpty.text')} />}
    />
  );
}
