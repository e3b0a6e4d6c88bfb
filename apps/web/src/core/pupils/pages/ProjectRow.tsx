import type { VisitedProject } from '@murmel/contracts';
import { IconChevronRight } from '@tabler/icons-react';
import { ProjectPicture } from '../../../ui/drawings/ProjectPicture';
import { Breakable } from '../../../ui/text/Breakable';
import { RouterLink } from '../../links/RouterLink';
import rows from '../shell/Rows.module.css';
import { ProjectDetail } from './ProjectDetail';

/** One further project: the whole row leads to it. */
export function ProjectRow({ project, href }: { project: VisitedProject; href: string }) {
  const calm = project.state !== 'active';
  return (
    <li className={rows.row} data-calm={calm || undefined} data-ended={project.state === 'ended' || undefined}>
      <span className={rows.picture}>
        <ProjectPicture id={project.id} calm={calm} />
      </span>
      <span className={rows.words}>
        <RouterLink href={href} className={rows.link}>
          <Breakable text={project.name} />
        </RouterLink>
        <span className={rows.detail}>
          <ProjectDetail project={project} />
        </span>
      </span>
      <IconChevronRight size={24} stroke={1.9} className={rows.end ?? ''} aria-hidden />
    </li>
  );
}
