import { toolOfKind } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { CardGrid } from '../../ui/cards/CardGrid';
import { MarbleTile } from '../../ui/cards/MarbleTile';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import { Marble } from '../../ui/marbles/Marble';
import { audienceLine } from '../items/audience';
import { itemHref } from '../links/item-href';
import { RouterLink } from '../links/RouterLink';
import { useToolContributions } from '../tools/contribution';
import classes from './StartPage.module.css';

/** Number of templates on the start page. */
const SHOWN = 4;

/** Templates for what a teacher teaches, the closest first; nothing for a teacher who did not say it, or where none fits. */
export default function FittingTemplates() {
  const { t } = useTranslation('start');
  const { t: items } = useTranslation('items/settings');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const { user } = useSession();
  const { subjectTypes = [], gradeLevels = [] } = user ?? {};
  const list = useQuery(
    orpc.templates.list.queryOptions({
      input: {
        page: 1,
        limit: SHOWN,
        ...(subjectTypes.length > 0 ? { fitsSubjects: subjectTypes } : {}),
        ...(gradeLevels.length > 0 ? { fitsGrades: gradeLevels } : {}),
      },
    }),
  );
  const templates = list.data?.entries ?? [];
  if (templates.length === 0) return null;
  const all = (
    <RouterLink href="/templates" className={classes.action}>
      {t('fitting.all')}
    </RouterLink>
  );
  return (
    <section className={classes.section} aria-labelledby="fitting">
      <SectionHeader id="fitting" title={t('fitting.title')} action={all} />
      <CardGrid label={t('fitting.title')} shape="tiles">
        {templates.map(({ item }) => {
          const key = toolOfKind(item.kind);
          const tool = key && contributions[key];
          return (
            <MarbleTile
              key={item.id}
              title={item.title}
              text={[...(key ? [tools(`catalogue.${key}.name`)] : []), ...audienceLine(items, item)].join(' · ')}
              href={itemHref(item)}
              linkAs={RouterLink}
              marble={tool ? <Marble colour={tool.colour} swirl={tool.swirl} icon={tool.icon} size={52} /> : null}
            />
          );
        })}
      </CardGrid>
    </section>
  );
}
