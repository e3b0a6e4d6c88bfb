import { itemTypeOf, LIMITS, type OpenMaterial } from '@murmel/contracts';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SearchField } from '../../ui/forms/SearchField';
import classes from '../../ui/layout/panes.module.css';
import { IconButton } from '../../ui/overlays/IconButton';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { Breakable } from '../../ui/text/Breakable';
import { LoadState } from '../page/LoadState';
import { useDebounced } from '../page/use-debounced';

interface FindOpenMaterialProps {
  /** those that were chosen already */
  chosen: readonly string[];
  onChoose: (material: OpenMaterial) => void;
  /** no more can be chosen */
  full?: boolean;
  /** a choice is being kept */
  busy?: boolean;
}

const SHOWN = 8;

/** Finds open material by words, to choose some of it. */
export function FindOpenMaterial({ chosen, onChoose, full = false, busy = false }: FindOpenMaterialProps) {
  const { t } = useTranslation('gallery');
  const { t: shell } = useTranslation('shell');
  const { t: tools } = useTranslation('tools');
  const { t: items } = useTranslation('items');
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const found = useQuery({
    ...orpc.materials.search.queryOptions({ input: { q, limit: SHOWN, order: q ? 'title' : 'newest' } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clear')}
        value={typed}
        onChange={(value) => setTyped(value.slice(0, LIMITS.search.max))}
      />
      <LoadState query={found} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {({ entries, total }) => (
          <>
            <p className="visually-hidden" role="status">
              {q ? t('found', { count: total }) : ''}
            </p>
            {entries.length === 0 && <p className={classes.hint}>{t('nothing.title')}</p>}
            <ul className={classes.list} aria-label={t('cards')}>
              {entries.map((entry) => {
                const { id, kind, title, author } = entry.item;
                const type = itemTypeOf(kind);
                const taken = chosen.includes(id);
                return (
                  <li key={id} className={classes.row}>
                    <span className={classes.words}>
                      <a href={entry.path} target="_blank" rel="noopener">
                        <Breakable text={title} />
                      </a>
                      <span className={classes.detail}>
                        {type && tools(`catalogue.${type}.name`)} · {items('by', { name: author.name })}
                      </span>
                    </span>
                    <IconButton
                      icon={taken ? IconCheck : IconPlus}
                      label={t(taken ? 'isChosen' : 'choose', { title })}
                      tipAlign="end"
                      aria-disabled={taken || full || undefined}
                      busy={busy}
                      onClick={() => !taken && !full && onChoose(entry)}
                    />
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </LoadState>
    </>
  );
}
