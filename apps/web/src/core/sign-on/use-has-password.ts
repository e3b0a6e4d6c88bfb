import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { pageData } from '../../platform/session/initial-data';
import { useSession } from '../../platform/session/store';

/**
 * Tells if this teacher has a password: without school accounts all have one.
 * @returns undefined as long as it is not known
 */
export function useHasPassword(): boolean | undefined {
  const { user } = useSession();
  const asks = pageData.signOn.providers.length > 0 || user?.email === undefined;
  const { data } = useQuery({ ...orpc.signOn.own.queryOptions(), enabled: asks });
  return asks ? data?.hasPassword : true;
}
