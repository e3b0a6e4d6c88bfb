import type { SearchExcerpt } from '@murmel/contracts';
import { IconChevronRight } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { PreviewSheet } from '../../ui/drawings/PreviewSheet';
import { RouterLink } from '../links/RouterLink';
import classes from './Search.module.css';
import type { SearchResult, SearchResultGroup } from './search-results';

/** Separate file, because the text renders before the pictures. */
const ItemPicture = lazyPart(() => import('../items/picture/ItemPicture'));

interface SearchResultListProps {
  id: string;
  groups: readonly SearchResultGroup[];
  /** the one that Enter opens, by its place among all */
  active: number;
  onActive: (index: number) => void;
  /** one of them was opened here, not in another window */
  onGone: () => void;
}

export const searchResultId = (list: string, index: number): string => `${list}-${index}`;

/** Search results, in groups. The field above has the focus; arrows go through all of them. */
export function SearchResultList({ id, groups, active, onActive, onGone }: SearchResultListProps) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let next = 0;
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('results')} className={classes.list}>
      {groups.map(({ key, finds, total }) => (
        <div key={key} role="group" aria-label={t(`groups.${key}`)}>
          <p className={classes.groupHead} role="presentation" aria-hidden="true">
            <strong>{t(`groups.${key}`)}</strong>
            {total !== undefined && <span>{t('hits', { count: total })}</span>}
          </p>
          {finds.map((find) => {
            const index = next++;
            return (
              <FindRow
                key={find.key}
                id={searchResultId(id, index)}
                find={find}
                active={index === active}
                onActive={() => onActive(index)}
                onGone={onGone}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface SearchResultRowProps {
  id: string;
  find: SearchResult;
  active: boolean;
  onActive: () => void;
  onGone: () => void;
}

function FindRow({
  id,
  find: { href, marble, title, lang, picture, toPlace, places, way, wayIcon: WayIcon },
  active,
  onActive,
  onGone,
}: SearchResultRowProps) {
  const { t } = useTranslation('search');
  const opened = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onGone();
  };
  return (
    <RouterLink
      id={id}
      href={href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={classes.find}
      onClick={opened}
      onPointerMove={() => active || onActive()}
    >
      {marble}
      <span className={classes.words}>
        <span className={classes.title} lang={lang}>
          <Marked {...title} />
        </span>
        {places.map((place, index) => (
          <span key={index} className={classes.place}>
            {place.kind !== 'text' && place.kind !== 'description' && `${t(`places.${place.kind}`)}: `}
            <span lang={lang}>
              {place.cut[0] && '… '}
              <Marked {...place} />
              {place.cut[1] && ' …'}
            </span>
          </span>
        ))}
        <span className={classes.way}>
          {WayIcon && <WayIcon size={16} stroke={1.9} aria-hidden />}
          {way.map((name, index) => (
            <span key={index}>
              {index > 0 && <IconChevronRight size={14} stroke={1.9} aria-hidden />}
              {name}
            </span>
          ))}
        </span>
      </span>
      {picture && (
        <span className={classes.picture} aria-hidden="true">
          <ItemPicture picture={picture.of} colour={picture.colour} waiting={<PreviewSheet colour={picture.colour} />} />
        </span>
      )}
      {active && (
        <span className={classes.open} aria-hidden="true">
          {t(toPlace ? 'toPlace' : 'open')} <kbd>Enter</kbd>
        </span>
      )}
    </RouterLink>
  );
}

/** Plain text with what was found marked. */
function Marked({ text, marks }: Pick<SearchExcerpt, 'text' | 'marks'>) {
  const ends = marks.map(([, to]) => to);
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ends[index - 1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
