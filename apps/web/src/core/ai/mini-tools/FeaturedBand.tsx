import type { ListedMiniTool } from '@murmel/contracts';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { RouterLink } from '../../links/RouterLink';
import { MiniToolMarble } from './MiniToolMarble';
import classes from './mini-tools.module.css';
import { miniToolPath } from './paths';

/** Introduction for first-time users. */
export function FeaturedBand({ tools }: { tools: readonly ListedMiniTool[] }) {
  const { t } = useTranslation('ai/mini-tools');
  return (
    <section className={classes.band} aria-labelledby="featured">
      <h2 className={classes.bandTitle} id="featured">
        {t('featuredTitle')}
      </h2>
      <ul className={classes.bandTools}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <RouterLink href={miniToolPath(tool.id)} className={classes.bandTool}>
              <MiniToolMarble tool={tool} size={40} />
              <span className={classes.bandWords}>
                <strong>{tool.name}</strong>
                <span>{tool.text}</span>
              </span>
              <IconChevronRight size={18} stroke={1.9} aria-hidden />
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
