import type { ListedMiniTool, MiniToolCategory } from '@murmel/contracts';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { CardGrid } from '../../../ui/cards/CardGrid';
import { MarbleTile } from '../../../ui/cards/MarbleTile';
import { SectionHeader } from '../../../ui/layout/SectionHeader';
import { Marble } from '../../../ui/marbles/Marble';
import { RouterLink } from '../../links/RouterLink';
import { MiniToolMarble } from './MiniToolMarble';
import { CATEGORY_APPEARANCES } from './mini-tool-appearance';
import classes from './mini-tools.module.css';
import { categoryPath, miniToolPath } from './paths';

/** One row of the widest grid; the rest is a tap away. */
const FIRST = 4;

interface CategorySectionProps {
  category: MiniToolCategory;
  tools: readonly ListedMiniTool[];
  /** all of them, not the first ones only */
  whole: boolean;
}

/** The mini tools of a category; nothing where there is none. */
export function CategorySection({ category, tools, whole }: CategorySectionProps) {
  const { t } = useTranslation('ai/mini-tools');
  if (tools.length === 0) return null;
  const best = tools.toSorted((one, other) => Number(other.featured) - Number(one.featured));
  const shown = whole ? tools : best.slice(0, FIRST);
  const name = t(`categories.${category}.name`);
  return (
    <section>
      <SectionHeader
        marble={<Marble {...CATEGORY_APPEARANCES[category]} size={17} />}
        title={name}
        text={t(`categories.${category}.text`)}
        action={
          shown.length < tools.length && (
            <RouterLink href={categoryPath(category)} aria-label={t('allOf', { count: tools.length, category: name })}>
              {t('all', { count: tools.length })}
            </RouterLink>
          )
        }
      />
      <CardGrid shape="tiles" label={name}>
        {shown.map((tool) => (
          <MarbleTile
            key={tool.id}
            title={tool.name}
            text={tool.text}
            href={miniToolPath(tool.id)}
            linkAs={RouterLink}
            marble={<MiniToolMarble tool={tool} size={44} />}
            action={tool.featured && <IconStarFilled size={18} className={classes.star ?? ''} role="img" aria-label={t('featured')} />}
          />
        ))}
      </CardGrid>
    </section>
  );
}
