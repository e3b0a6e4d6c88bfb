import type { ProjectUnit } from '@murmel/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { focusFirstError } from '../../ui/forms/focus-first-error';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { toast } from '../../ui/status/toast-queue';
import { useClassesRoot } from '../links/class-paths';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import { EMPTY_PROJECT, ProjectFields } from '../project-form/ProjectFields';
import { useDraftErrors } from '../project-form/use-draft-errors';
import classes from './NewProjectPage.module.css';
import { Breadcrumbs } from './page/Breadcrumbs';

/** A new project, which begins to run with the button that is pressed: for 24 hours, or for a month. */
export default function NewProjectPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const schoolClass = useQuery(orpc.schoolClasses.get.queryOptions({ input: { id } }));
  const path = `${useClassesRoot()}/${id}`;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            steps={[
              { label: schoolClass.data?.name ?? '…', href: path },
              { label: t('projects'), href: path },
            ]}
          />
        }
        title={t('new.title')}
      />
      <LoadState query={schoolClass} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {({ type, abilities }) =>
          type === 'onetime' || !abilities.update ? (
            <Notice
              title={t('new.notHere')}
              actions={
                <Button variant="default" component={RouterLink} href={path}>
                  {t('new.toClass')}
                </Button>
              }
            >
              {t(type === 'onetime' ? 'new.onetime' : 'new.readOnly')}
            </Notice>
          ) : (
            <NewProject classId={id} path={path} />
          )
        }
      </LoadState>
    </>
  );
}

function NewProject({ classId, path }: { classId: string; path: string }) {
  const { t } = useTranslation('projects');
  const [draft, setDraft] = useState(EMPTY_PROJECT);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const unit = useRef<ProjectUnit>('day');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const found = useDraftErrors(draft);
  const create = useMutation({
    mutationFn: (chosen: ProjectUnit) => api.projects.create({ id: classId, ...draft, name: draft.name.trim(), unit: chosen }),
    onSuccess: (project) => {
      toast({ id: 'project', tone: 'success', text: t('done.create') });
      void queryClient.invalidateQueries({ queryKey: orpc.projects.list.key() });
      void navigate(`${path}/projects/${project.id}`, { replace: true });
    },
    onError: () => setAttempt((before) => before + 1),
  });
  const aboutItems = isErrorCode(create.error, 'FOREIGN_ITEM') || isErrorCode(create.error, 'PROJECT_ITEM_LIMIT_REACHED');
  const refusal = create.error ? errorText(create.error) : undefined;
  const errors = { ...(attempt > 0 ? found : {}), ...(refusal && aboutItems ? { items: refusal } : {}) };
  useEffect(() => {
    if (attempt > 0) focusFirstError(form.current);
  }, [attempt]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(found).length > 0) setAttempt((before) => before + 1);
    else if (!create.isPending) create.mutate(unit.current);
    // Enter in a field begins with the shorter time.
    unit.current = 'day';
  };
  const begin = (chosen: ProjectUnit, variant: 'filled' | 'default') => (
    <Button
      type="submit"
      size="lg"
      variant={variant}
      loading={create.isPending && create.variables === chosen}
      busy={create.isPending}
      onClick={() => {
        unit.current = chosen;
      }}
    >
      {t(`new.${chosen}`)}
    </Button>
  );
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <ProjectFields value={draft} onChange={setDraft} errors={errors} />
      <div role="alert">
        {refusal && !aboutItems && (
          <Notice tone="alert" title={t('new.failed')}>
            {refusal}
          </Notice>
        )}
      </div>
      <div className={classes.foot}>
        <p className={classes.hint}>{t('new.hint')}</p>
        <div className={classes.buttons}>
          {begin('day', 'filled')}
          {begin('month', 'default')}
          <Button size="lg" variant="subtle" component={RouterLink} href={path}>
            {t('new.cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}
