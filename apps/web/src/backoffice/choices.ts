import { LIMITS } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../platform/api/queries';
import { useTranslation } from '../platform/i18n/use-translation';

interface Named {
  id: string;
  name: string;
}
interface Choice {
  value: string;
  label: string;
}

const input = { page: 1, limit: LIMITS.page.maxSize };

/** Schools to choose from, by name. @param chosen stays among them, also where there are more than one page has */
export function useSchoolChoices(chosen: Named | null): Choice[] {
  const { data } = useQuery(orpc.backofficeSchools.list.queryOptions({ input }));
  return choices(data?.entries ?? [], chosen);
}

/** Licences to choose from: those that have not ended, with how many seats are free. */
export function useLicenceChoices(chosen: Named | null): Choice[] {
  const { t } = useTranslation('backoffice');
  const { data } = useQuery(orpc.backofficeLicences.list.queryOptions({ input }));
  const open = (data?.entries ?? []).filter(({ id, state }) => state !== 'ended' || id === chosen?.id);
  return choices(
    open.map(({ id, name, seats, taken }) => ({
      id,
      name: seats === null ? name : t('freeSeats', { name, free: Math.max(0, seats - taken), seats }),
    })),
    chosen,
  );
}

function choices(entries: readonly Named[], chosen: Named | null): Choice[] {
  const all = chosen === null || entries.some(({ id }) => id === chosen.id) ? entries : [chosen, ...entries];
  return all.map(({ id, name }) => ({ value: id, label: name }));
}
