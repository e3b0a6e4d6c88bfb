import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { pageData } from '../../platform/session/initial-data';
import { useSession } from '../../platform/session/store';

/** True where an account may lack a password: without school accounts all have one. */
export function useMayLackPassword(): boolean {
  const { user } = useSession();
  return pageData.signOn.providers.length > 0 || user?.email === undefined;
}

/** False for accounts that a school account made and that never got a password; undefined as long as it is not known. */
export function useHasPassword(): boolean | undefined {
  const asks = useMayLackPassword();
  const { data } = useQuery({ ...orpc.signOn.own.queryOptions(), enabled: asks });
  return asks ? data?.hasPassword : true;
}
