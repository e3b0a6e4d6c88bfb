import type { VisitedProject } from '@murmel/contracts';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ProjectPicture } from '../../../ui/drawings/ProjectPicture';
import { Button } from '../../../ui/forms/Button';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { Breakable } from '../../../ui/text/Breakable';
import { RouterLink } from '../../links/RouterLink';
import classes from './LargeProject.module.css';
import { ProjectDetail } from './ProjectDetail';
import { ToolMarbles } from './ToolMarbles';

/** The project that runs: one picture, one big button. */
export function LargeProject({ project, href }: { project: VisitedProject; href: string }) {
  const { t } = useTranslation('pupils');
  return (
    <section className={classes.card} aria-labelledby={`project-${project.id}`}>
      {/* The whole card links there for fingers; the button names the link for all users. */}
      <RouterLink href={href} className={classes.cover} tabIndex={-1} aria-hidden />
      <div className={classes.picture}>
        <ProjectPicture id={project.id} />
        <span className={classes.badge}>
          <LiveBadge onPicture>{t('home.now')}</LiveBadge>
        </span>
      </div>
      <div className={classes.body}>
        <h2 id={`project-${project.id}`} className={classes.title}>
          <Breakable text={project.name} />
        </h2>
        <p className={classes.detail}>
          <ProjectDetail project={project} withDone />
        </p>
        <ToolMarbles items={project.items} />
        <Button
          component={RouterLink}
          href={href}
          size="xl"
          fullWidth
          className={classes.go ?? ''}
          style={{ color: 'var(--button-color)' }}
          rightSection={<IconArrowRight size={24} stroke={1.9} aria-hidden />}
        >
          {t('home.goOn')}
        </Button>
      </div>
    </section>
  );
}
