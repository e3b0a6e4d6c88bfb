import type { Admission } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { RadioCards } from '../../../ui/forms/RadioCards';
import { type ProjectDraft, ProjectFields } from '../../project-form/ProjectFields';
import { useDraftErrors } from '../../project-form/use-draft-errors';
import classes from '../NewClassPage.module.css';

export interface OnetimeFieldsProps {
  admission: Admission;
  onAdmission: (admission: Admission) => void;
  project: ProjectDraft;
  onProject: (project: ProjectDraft) => void;
  /** true once errors are shown */
  checked: boolean;
}

/** Fields of a class for a day beside its name: who admits pupils, and its one project (spec E22). */
export default function OnetimeFields({ admission, onAdmission, project, onProject, checked }: OnetimeFieldsProps) {
  const { t } = useTranslation('classes');
  const errors = useDraftErrors(project);
  return (
    <>
      <RadioCards
        legend={t('create.admission')}
        value={admission}
        onChange={onAdmission}
        cards={[
          { value: 'auto', label: t('create.auto'), description: t('create.autoText') },
          { value: 'each', label: t('create.each'), description: t('create.eachText') },
        ]}
      />
      <section className={classes.part} aria-labelledby="class-project">
        <h2 id="class-project" className={classes.heading}>
          {t('create.project')}
        </h2>
        <p className={classes.text}>{t('create.projectText')}</p>
        <ProjectFields value={project} onChange={onProject} errors={checked ? errors : {}} />
      </section>
    </>
  );
}
