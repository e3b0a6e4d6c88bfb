import type { Project, ProjectItem } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';

const NOTHING: ReadonlyMap<string, string> = new Map();

/** What the assistants of a project are for, by their ids. Asked only where it shares one; without an answer their names stand alone. */
export function useAssistantsAbout({ id, state }: Project, items: readonly ProjectItem[]): ReadonlyMap<string, string> {
  const assistants = items.filter(({ item }) => item.kind === 'assistant').map(({ item }) => item.id);
  const { data } = useQuery({
    ...orpc.projectAi.assistants.queryOptions({ input: { id } }),
    enabled: state === 'active' && assistants.length > 0,
    select: (found) => new Map(found.map((one) => [one.id, one.description])),
  });
  return data ?? NOTHING;
}
