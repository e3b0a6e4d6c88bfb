import { IconBuildingStore, IconLifebuoy, IconTemplate, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { MarbleTile } from '../../ui/cards/MarbleTile';
import { Button } from '../../ui/forms/Button';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import { Marble } from '../../ui/marbles/Marble';
import { useCreateItem } from '../items/use-create-item';
import { CLASSES, CLASSES_LOADED } from '../links/class-paths';
import { RouterLink } from '../links/RouterLink';
import { useToolContributions } from '../tools/contribution';
import { useFavourites } from '../tools/use-favourites';
import classes from './FirstSteps.module.css';

/** Number of tools with which a newcomer begins at one press: a document, a cloud, a survey and a board. */
const TOOLS_SHOWN = 4;

/** Offers a newcomer a class, a template and the help. It goes with the first item, and the class with the first class. */
export default function FirstSteps() {
  const { t, i18n } = useTranslation('start');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const { favourites } = useFavourites();
  const { create, creating } = useCreateItem();
  // The list that the end of the page asks for, too.
  const known = useQuery(orpc.schoolClasses.list.queryOptions({ input: { page: 1, limit: CLASSES_LOADED, archived: 'false' } }));
  const steps = [
    ...((known.data?.entries.length ?? 0) > 0
      ? []
      : [{ key: 'class', href: `${CLASSES}/new`, colour: 'wiese', swirl: 2, icon: IconUsers } as const]),
    { key: 'template', href: '/templates', colour: 'himmel', swirl: 1, icon: IconTemplate } as const,
    { key: 'gallery', href: '/gallery', colour: 'sonne', swirl: 0, icon: IconBuildingStore } as const,
    { key: 'help', href: `/${i18n.language}/help/articles/1`, colour: 'koralle', swirl: 3, icon: IconLifebuoy } as const,
  ];
  return (
    <>
      <SectionHeader id="recent" title={t('first.title')} />
      <CardGrid label={t('first.title')} shape="tiles">
        {steps.map(({ key, href, colour, swirl, icon }) => (
          <MarbleTile
            key={key}
            title={t(`first.${key}.title`)}
            text={t(`first.${key}.text`)}
            href={href}
            linkAs={RouterLink}
            marble={<Marble colour={colour} swirl={swirl} icon={icon} size={52} />}
          />
        ))}
      </CardGrid>
      <div className={classes.tools}>
        <p className={classes.or}>{t('first.or')}</p>
        {favourites.slice(0, TOOLS_SHOWN).map((key) => (
          <Button
            key={key}
            variant="default"
            loading={creating === key}
            leftSection={
              <Marble colour={contributions[key].colour} swirl={contributions[key].swirl} icon={contributions[key].icon} size={26} />
            }
            onClick={() => create(key)}
          >
            {tools(`catalogue.${key}.name`)}
          </Button>
        ))}
      </div>
    </>
  );
}
