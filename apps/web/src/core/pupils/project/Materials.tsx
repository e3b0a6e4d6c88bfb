import { type Project, type ProjectItem, projectActOf, publicPathOf, toolOfKind } from '@murmel/contracts';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Marble } from '../../../ui/marbles/Marble';
import { Breakable } from '../../../ui/text/Breakable';
import { inProject } from '../../links/pupil-paths';
import { RouterLink } from '../../links/RouterLink';
import { useToolContributions } from '../../tools/contribution';
import rows from '../shell/Rows.module.css';

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Items the teacher shares, in the pupil's own order of work: finished ones have a tick, the next one stands out. */
export function Materials({ project, items }: { project: Project; items: readonly ProjectItem[] }) {
  const { t } = useTranslation('pupils');
  const about = useAssistantsAbout(project, items);
  const next = project.state === 'active' ? items.find(({ done }) => !done)?.id : undefined;
  if (items.length === 0) return project.tools.length > 0 ? null : <p className={rows.hint}>{t('materials.none')}</p>;
  return (
    <ul className={rows.list} aria-label={t('materials.label')}>
      {items.map((entry) => (
        <Material key={entry.id} project={project} entry={entry} next={entry.id === next} about={about.get(entry.item.id)} />
      ))}
    </ul>
  );
}

interface MaterialProps {
  project: Project;
  entry: ProjectItem;
  next: boolean;
  /** purpose of the material, in words for pupils */
  about: string | undefined;
}

function Material({ project, entry: { item, right, done }, next, about }: MaterialProps) {
  const { t } = useTranslation('pupils');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const tool = toolOfKind(item.kind);
  if (!tool) return null;
  const { colour, swirl, icon } = contributions[tool];
  const name = tools(`catalogue.${tool}.name`);
  return (
    <li className={rows.row} data-next={next || undefined}>
      <Marble colour={colour} swirl={swirl} icon={icon} size={46} />
      <span className={rows.words}>
        <RouterLink href={inProject(publicPathOf(tool, item.id), project.id)} className={rows.link}>
          <Breakable text={item.title} />
        </RouterLink>
        {about !== undefined && about !== '' && <span className={rows.detail}>{about}</span>}
        <span className={rows.detail}>{projectActOf(item.kind, right) === 'read' ? t('materials.readOnly', { name }) : name}</span>
      </span>
      {done ? (
        <span className={rows.done}>
          <IconCheck size={22} stroke={2.6} aria-hidden />
          <span className="visually-hidden">{t('materials.done')}</span>
        </span>
      ) : (
        <IconChevronRight size={24} stroke={1.9} className={rows.end ?? ''} aria-hidden />
      )}
    </li>
  );
}

/**
 * Returns the purposes of a project's assistants, by their ids. Requested only if it shares one; without an answer their names stand alone.
 */
function useAssistantsAbout({ id, state }: Project, items: readonly ProjectItem[]): ReadonlyMap<string, string> {
  const assistants = items.filter(({ item }) => item.kind === 'assistant').map(({ item }) => item.id);
  const { data } = useQuery({
    ...orpc.projectAi.assistants.queryOptions({ input: { id } }),
    enabled: state === 'active' && assistants.length > 0,
    select: (found) => new Map(found.map((one) => [one.id, one.description])),
  });
  return data ?? NOTHING;
}
