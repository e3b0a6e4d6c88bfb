import { type ToolKey, toolOfKind } from '@murmel/contracts';
import { IconCircleCheck, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ProjectPicture } from '../../../ui/drawings/ProjectPicture';
import type { Icon } from '../../../ui/icon';
import { Marble } from '../../../ui/marbles/Marble';
import { Badge } from '../../../ui/status/Badge';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { Breakable } from '../../../ui/text/Breakable';
import { RouterLink } from '../../links/RouterLink';
import { useToolContributions } from '../../tools/contribution';
import { type ListedProject, useProjectTime } from './project-time';
import classes from './projects.module.css';

const STATES: Readonly<Record<ListedProject['state'], { tone: 'good' | 'notice' | 'neutral'; icon: Icon }>> = {
  active: { tone: 'good', icon: IconPlayerPlayFilled },
  paused: { tone: 'notice', icon: IconPlayerPauseFilled },
  ended: { tone: 'neutral', icon: IconCircleCheck },
};

interface ProjectCardProps {
  project: ListedProject;
  href: string;
  now: Date;
  /** name of its teacher, if there are several */
  teacher?: string | undefined;
  /** most frequent action in this state; follows the link in tab order */
  action?: ReactNode;
}

/** One project of a class: the whole card is a link, its action a button of its own. */
export function ProjectCard({ project, href, now, teacher, action }: ProjectCardProps) {
  const { t } = useTranslation('classes');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const time = useProjectTime();
  const { id, name, state, online } = project;
  const used = [...new Set([...project.kinds.flatMap((kind) => toolOfKind(kind) ?? []), ...project.tools])];
  const { tone, icon } = STATES[state];
  const marble = (key: ToolKey) => {
    const tool = contributions[key];
    return (
      <li key={key}>
        <Marble colour={tool.colour} swirl={tool.swirl} icon={tool.icon} size={32} />
        <span className="visually-hidden">{tools(`catalogue.${key}.name`)}</span>
      </li>
    );
  };
  return (
    <article className={classes.card} data-ended={state === 'ended' || undefined}>
      <div className={classes.picture}>
        <ProjectPicture id={id} calm={state !== 'active'} />
      </div>
      <div className={classes.body}>
        <p className={classes.state}>
          <Badge tone={tone} icon={icon}>
            {t(`project.${state}`)}
          </Badge>
          <span className={classes.time}>{time(project, now)}</span>
        </p>
        <h2 className={classes.title}>
          <RouterLink href={href} className={classes.link}>
            <Breakable text={name} />
          </RouterLink>
        </h2>
        {teacher && <p className={classes.teacher}>{teacher}</p>}
        <div className={classes.foot}>
          {used.length > 0 && (
            <ul className={classes.tools} aria-label={t('project.tools')}>
              {used.map(marble)}
            </ul>
          )}
          {state === 'active' && online > 0 && <LiveBadge>{t('project.online', { count: online })}</LiveBadge>}
          {action && <span className={classes.action}>{action}</span>}
        </div>
      </div>
    </article>
  );
}
