import { type AdministeredProvider, LIMITS } from '@murmel/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../core/page/LoadState';
import { useDebounced } from '../../core/page/use-debounced';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { FieldError } from '../../ui/forms/FieldError';
import { RadioCards } from '../../ui/forms/RadioCards';
import { SearchField } from '../../ui/forms/SearchField';
import { TextInput } from '../../ui/forms/TextField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { toast } from '../../ui/status/toast-queue';
import classes from '../lists.module.css';

/** Schools shown at once: more are found by their letters. */
const SHOWN = 6;

interface Problem {
  school?: string;
  value?: string;
  page?: string;
}

/** A school names a provider: its teachers come into it when they sign on. */
export function AddSchoolDialog({ provider, onClose }: { provider: AdministeredProvider; onClose: () => void }) {
  const { t } = useTranslation('backoffice/sign-on');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [schoolId, setSchoolId] = useState<string>();
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<Problem>({});
  const search = useDebounced(typed.trim());
  const query = useQuery({
    ...orpc.backofficeSchools.list.queryOptions({ input: { page: 1, limit: SHOWN, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  const add = useMutation(orpc.backofficeSignOn.addSchool.mutationOptions());
  const { id: providerId, name, schoolClaim } = provider;
  const save = async () => {
    if (schoolId === undefined) return setProblem({ school: t('addDialog.schoolNeeded') });
    if (schoolClaim !== null && value.trim() === '') return setProblem({ value: t('addDialog.valueNeeded') });
    setProblem({});
    try {
      await add.mutateAsync({ providerId, schoolId, value: schoolClaim === null ? '' : value.trim() });
    } catch (error) {
      const ofValue = isErrorCode(error, 'SCHOOL_VALUE_TAKEN') || isErrorCode(error, 'SCHOOL_VALUE_NEEDED');
      return setProblem(ofValue && schoolClaim !== null ? { value: errorText(error) } : { page: errorText(error) });
    }
    toast({ tone: 'success', text: t('addDialog.done', { name }) });
    void queryClient.invalidateQueries({ queryKey: orpc.backofficeSignOn.read.key() });
    onClose();
  };
  return (
    <FormDialog
      title={t('addTo', { name })}
      closeLabel={shell('cancel')}
      submitLabel={t('add')}
      busy={add.isPending}
      className={classes.fields}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {problem.page && (
        <Notice tone="alert" announce>
          {problem.page}
        </Notice>
      )}
      <p className={classes.hint}>{t('addDialog.text', { name })}</p>
      <SearchField
        label={t('addDialog.search')}
        value={typed}
        clearLabel={t('addDialog.clear')}
        onChange={(letters) => {
          // A school that is not among those shown must not stay chosen.
          setSchoolId(undefined);
          setTyped(letters);
        }}
      />
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
        {({ entries, total }) => (
          <>
            {entries.length === 0 && <p className={classes.hint}>{t(search ? 'addDialog.none' : 'addDialog.noSchools')}</p>}
            {entries.length > 0 && (
              <RadioCards
                legend={t('addDialog.school')}
                cards={entries.map((school) => ({ value: school.id, label: school.name }))}
                value={schoolId}
                onChange={(chosen) => {
                  setSchoolId(chosen);
                  setProblem({});
                }}
              />
            )}
            {total > entries.length && <p className={classes.hint}>{t('addDialog.more', { count: total - entries.length })}</p>}
          </>
        )}
      </LoadState>
      {problem.school && <FieldError>{problem.school}</FieldError>}
      {schoolClaim !== null && (
        <TextInput
          label={t('addDialog.value', { claim: schoolClaim })}
          description={t('addDialog.valueHint')}
          autoComplete="off"
          maxLength={LIMITS.signOn.schoolValueMax}
          value={value}
          onChange={(event) => {
            setValue(event.currentTarget.value);
            setProblem({});
          }}
          error={problem.value && <FieldError>{problem.value}</FieldError>}
        />
      )}
    </FormDialog>
  );
}
