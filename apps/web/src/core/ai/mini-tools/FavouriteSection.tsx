import type { ListedMiniTool } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { CardGrid } from '../../../ui/cards/CardGrid';
import { MarbleTile } from '../../../ui/cards/MarbleTile';
import { SectionHeader } from '../../../ui/layout/SectionHeader';
import { RouterLink } from '../../links/RouterLink';
import { MiniToolMarble } from './MiniToolMarble';
import { miniToolPath } from './paths';

/** The marked mini tools of the product; nothing where none is marked. */
export function FavouriteSection({ tools }: { tools: readonly ListedMiniTool[] }) {
  const { t } = useTranslation('ai/mini-tools');
  if (tools.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('favourites.title')} />
      <CardGrid shape="tiles" label={t('favourites.title')}>
        {tools.map((tool) => (
          <MarbleTile
            key={tool.id}
            title={tool.name}
            text={tool.text}
            href={miniToolPath(tool.id)}
            linkAs={RouterLink}
            marble={<MiniToolMarble tool={tool} size={44} />}
          />
        ))}
      </CardGrid>
    </section>
  );
}
