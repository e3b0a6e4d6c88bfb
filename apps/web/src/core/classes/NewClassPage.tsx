import { type Admission, LIMITS, type SchoolClassType, textProblem } from '@murmel/contracts';
import { IconCalendar, IconHourglass } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { errorLimit, isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { randomId } from '../../platform/random-id';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { focusFirstError } from '../../ui/forms/focus-first-error';
import { RadioCards } from '../../ui/forms/RadioCards';
import { TextInput } from '../../ui/forms/TextField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { toast } from '../../ui/status/toast-queue';
import { useClassesRoot } from '../links/class-paths';
import { RouterLink } from '../links/RouterLink';
import { draftProblems, EMPTY_PROJECT, type ProjectDraft } from '../project-form/project-draft';
import classes from './NewClassPage.module.css';
import type { OnetimeFieldsProps } from './new/OnetimeFields';

// Most classes are permanent: the text editor of the task comes only with the other kind.
const OnetimeFields = lazyPage<OnetimeFieldsProps>(() => import('./new/OnetimeFields'), ['project-form', 'boards']);

/** Form for a new class: one for a year with a code for each pupil, or one for a day with a code for all and its one project. */
export default function NewClassPage() {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const root = useClassesRoot();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [type, setType] = useState<SchoolClassType>('permanent');
  const [admission, setAdmission] = useState<Admission>('auto');
  const [project, setProject] = useState<ProjectDraft>(EMPTY_PROJECT);
  /** number of submissions with invalid fields */
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) focusFirstError(form.current);
  }, [refused]);
  // One key for one form: a second press after a broken line makes no second class.
  const [key, setKey] = useState(randomId);
  const create = useMutation({
    mutationFn: () => {
      const { task, ...rest } = project;
      const input =
        type === 'permanent'
          ? { type, name: name.trim() }
          : { type, name: name.trim(), admission, project: { ...rest, name: project.name.trim(), ...(task ? { task } : {}) } };
      return api.schoolClasses.create(input, { context: { idempotencyKey: key } });
    },
    onSuccess: (created) => {
      toast({ tone: 'success', text: t('done.create', { name: created.name }) });
      void queryClient.invalidateQueries();
      // The next page shows the codes: of each pupil, or the one for all.
      void navigate(`${root}/${created.id}/access-codes`, { replace: true });
    },
    onError: () => setKey(randomId()),
  });
  const problem = textProblem(name, LIMITS.schoolClass.name);
  const wrong = problem !== undefined || (type === 'onetime' && draftProblems(project).length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) setRefused(refused + 1);
    else create.mutate();
  };
  const failure =
    create.error &&
    (isErrorCode(create.error, 'LIMIT_REACHED')
      ? t('create.full', { limit: errorLimit(create.error) ?? LIMITS.schoolClass.classesPerTeacher })
      : errorText(create.error));
  return (
    <>
      <PageHeader title={t('create.title')} text={t('create.text')} />
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('fields.className')}
          description={t('fields.classNameHint')}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={refused > 0 && problem && <FieldError>{t(`problems.${problem}`, { ...LIMITS.schoolClass.name })}</FieldError>}
        />
        <RadioCards
          legend={t('create.type')}
          value={type}
          onChange={setType}
          cards={[
            {
              value: 'permanent',
              label: t('create.permanent'),
              description: t('create.permanentText', { days: LIMITS.schoolClass.permanentDays }),
              icon: IconCalendar,
            },
            {
              value: 'onetime',
              label: t('create.onetime'),
              description: t('create.onetimeText', { hours: LIMITS.schoolClass.onetimeHours }),
              icon: IconHourglass,
            },
          ]}
        />
        {type === 'onetime' && (
          <Suspense fallback={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
            <OnetimeFields
              admission={admission}
              onAdmission={setAdmission}
              project={project}
              onProject={setProject}
              checked={refused > 0}
            />
          </Suspense>
        )}
        {failure && (
          <Notice tone="alert" title={t('failed.create')} announce>
            {failure}
          </Notice>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={create.isPending}>
            {t('create.submit')}
          </Button>
          <Button variant="default" component={RouterLink} href={root}>
            {shell('cancel')}
          </Button>
        </div>
      </form>
    </>
  );
}
