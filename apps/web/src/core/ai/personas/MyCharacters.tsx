import { TOOLS } from '@murmel/contracts';
import { IconMasksTheater, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { CardGrid } from '../../../ui/cards/CardGrid';
import { SectionHeader } from '../../../ui/layout/SectionHeader';
import { Marble } from '../../../ui/marbles/Marble';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { Breakable } from '../../../ui/text/Breakable';
import { ButtonLink } from '../../links/ButtonLink';
import { RouterLink } from '../../links/RouterLink';
import { LoadState } from '../../page/LoadState';
import own from './MyCharacters.module.css';
import classes from './personas.module.css';

const SHOWN = 100;

/** The user's own characters: assistants that play a person, and the link to a new one. */
export function MyCharacters({ words }: { words: string }) {
  const { t } = useTranslation('ai/personas');
  const query = useQuery(orpc.assistants.search.queryOptions({ input: { characters: 'true', limit: SHOWN, query: words.trim() } }));
  const title = t('categories.my_characters');
  return (
    <section className={classes.section}>
      <SectionHeader
        title={title}
        action={
          <ButtonLink href="/ai/personas/new" variant="default" leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}>
            {t('new.link')}
          </ButtonLink>
        }
      />
      <LoadState query={query} skeleton={<SkeletonGrid label={t('mineLoading')} count={2} shape="lines" />}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className={own.none}>{words.trim() === '' ? t('mineNone') : t('mineNotFound')}</p>
          ) : (
            <CardGrid label={title}>
              {entries.map(({ id, title: name, description }) => (
                <article key={id} className={own.card}>
                  <Marble colour="pflaume" swirl={1} icon={IconMasksTheater} size={52} />
                  <div className={own.words}>
                    <h3 className={own.name}>
                      <RouterLink href={`${TOOLS.assistants.route}/${id}`} className={own.link}>
                        <Breakable text={name} />
                      </RouterLink>
                    </h3>
                    {description !== '' && (
                      <p className={own.line}>
                        <Breakable text={description} />
                      </p>
                    )}
                  </div>
                </article>
              ))}
            </CardGrid>
          )
        }
      </LoadState>
    </section>
  );
}
