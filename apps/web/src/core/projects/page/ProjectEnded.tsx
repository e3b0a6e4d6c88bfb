import type { Project } from '@murmel/contracts';
import { IconArchive, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import type { ProjectSteps } from '../use-project-action';
import classes from './page.module.css';

/** That a project is over, what that means for its pupils, and where it goes now. */
export function ProjectEnded({ project, action }: { project: Project; action: ProjectSteps }) {
  const { t } = useTranslation('projects');
  const archive = (
    <Button
      variant="default"
      leftSection={<IconArchive size={20} stroke={1.9} aria-hidden />}
      loading={action.busy === 'archive'}
      onClick={() => action.run('archive')}
    >
      {t('archiveIt')}
    </Button>
  );
  return (
    <div className={classes.banner}>
      <Notice icon={IconCircleCheck} title={t('over.title')} {...(project.abilities.update ? { actions: archive } : {})}>
        {t('over.text')}
      </Notice>
    </div>
  );
}
