import { LIMITS } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { NativeSelect } from '../../../ui/forms/TextField';
import { allPupils } from '../queries';

interface NamesFromClassProps {
  /** the class, and its pupils as they are called now */
  onNames: (name: string, pupils: string[]) => void;
}

/** The names of the pupils of one of the teacher's classes, taken over as they are now. Nothing for a teacher without classes. */
export function NamesFromClass({ onNames }: NamesFromClassProps) {
  const { t } = useTranslation('classes/names');
  const list = useQuery(orpc.schoolClasses.list.queryOptions({ input: { page: 1, limit: LIMITS.page.maxSize, archived: 'false' } }));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const entries = list.data?.entries ?? [];
  const take = async (id: string, name: string): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const pupils = (await allPupils(id)).filter(({ state }) => state === 'active');
      if (pupils.length > 0)
        onNames(
          name,
          pupils.map((pupil) => pupil.name),
        );
      else setProblem(t('empty', { name }));
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  };
  if (entries.length === 0) return null;
  return (
    <NativeSelect
      label={t('label')}
      description={t('hint')}
      value=""
      error={problem && <FieldError>{problem}</FieldError>}
      data={[{ value: '', label: t('choose') }, ...entries.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = entries.find(({ id }) => id === value);
        if (chosen && !busy) void take(chosen.id, chosen.name);
      }}
    />
  );
}
