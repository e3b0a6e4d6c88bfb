import { LIMITS } from '@murmel/contracts';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Announcement } from '../../ui/status/Announcement';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { LoadState } from '../page/LoadState';
import { useDebounced } from '../page/use-debounced';
import classes from './Search.module.css';
import { SearchResultList, searchResultId } from './SearchResultList';
import { SCOPES, type Scope, type SearchCriteria, type SearchResultGroup } from './search-results';
import { useSearchResults, useServerResults, useSuggestedResults } from './use-search-results';

interface SearchViewProps {
  typed: string;
  onType: (typed: string) => void;
  scope: Scope;
  onScope: (scope: Scope) => void;
  narrowing?: SearchCriteria;
  page?: number;
  limit: number;
  /** behind the field */
  beside?: ReactNode;
  /** between the field and the list */
  between?: ReactNode;
  /** below the list, with how many items there are */
  below?: (total: number) => ReactNode;
  /** something was opened */
  onGone: () => void;
}

/** The field, what it looks through, and what is found: over a page and as one. */
export function SearchView({
  typed,
  onType,
  scope,
  onScope,
  narrowing = {},
  page = 1,
  limit,
  beside,
  between,
  below,
  onGone,
}: SearchViewProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [listId, name] = [useId(), useId()];
  const [active, setActive] = useState(0);
  const q = useDebounced(typed.trim(), 150);
  const asked = useServerResults(q, { ...narrowing, scope, page, limit });
  // Without a line what was found before does not stand for what is typed now.
  const found =
    asked.isPlaceholderData && asked.fetchStatus === 'paused' ? ({ ...asked, data: undefined } as unknown as typeof asked) : asked;
  const offered = useSuggestedResults();
  const finds = useSearchResults(q, scope, narrowing, q === '' ? undefined : found.data);
  const groups = q === '' ? offered : finds;
  const all = groups.flatMap((group) => group.finds);
  const chosen = Math.min(active, all.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length > 0) {
      event.preventDefault();
      setActive((chosen + step + all.length) % all.length);
    }
    const find = all[chosen];
    // The list shown until the answer comes belongs to an earlier input.
    const old = q !== typed.trim() || (q !== '' && found.isPlaceholderData);
    if (event.key !== 'Enter' || !find || old || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const folder = event.ctrlKey || event.metaKey;
    if (folder && !find.folderHref) return;
    onGone();
    void navigate(folder ? find.folderHref! : find.href);
  };

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={24} stroke={2} aria-hidden />
        <input
          data-autofocus
          type="text"
          role="combobox"
          className={classes.input}
          aria-label={t('field')}
          aria-expanded={all.length > 0}
          aria-autocomplete="list"
          {...(all.length > 0 && { 'aria-controls': listId, 'aria-activedescendant': searchResultId(listId, chosen) })}
          placeholder={t('placeholder')}
          value={typed}
          maxLength={LIMITS.search.max}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => {
            setActive(0);
            onType(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        {beside}
      </div>
      <fieldset className={classes.scopes}>
        <legend className="visually-hidden">{t('scope')}</legend>
        {SCOPES.map((value) => (
          <label key={value} className={classes.scope}>
            <input type="radio" name={name} checked={scope === value} onChange={() => onScope(value)} />
            {scope === value && <IconCheck size={18} stroke={2} aria-hidden />}
            {t(`scopes.${value}`)}
          </label>
        ))}
      </fieldset>
      {between}
      <div className={classes.results}>
        {q === '' || scope === 'tools' || scope === 'others' ? (
          <ShownResults id={listId} q={q} groups={groups} active={chosen} onActive={setActive} onGone={onGone} />
        ) : (
          <LoadState query={found} skeleton={<SkeletonGrid label={t('loading')} count={4} shape="lines" />}>
            {({ total }) => (
              <>
                <ShownResults id={listId} q={q} groups={groups} active={chosen} onActive={setActive} onGone={onGone} />
                {below?.(total)}
              </>
            )}
          </LoadState>
        )}
      </div>
    </>
  );
}

interface ShownResultsProps {
  id: string;
  q: string;
  groups: readonly SearchResultGroup[];
  active: number;
  onActive: (index: number) => void;
  onGone: () => void;
}

function ShownResults({ q, groups, ...list }: ShownResultsProps) {
  const { t } = useTranslation('search');
  const count = groups.reduce((sum, { finds, total }) => sum + (total ?? finds.length), 0);
  return (
    <>
      <Announcement text={q === '' ? '' : count > 0 ? t('hits', { count }) : t('nothing')} turn={0} />
      {count > 0 ? (
        <SearchResultList groups={groups} {...list} />
      ) : (
        <div className={classes.nothing}>
          <p>
            <strong>{t(q === '' ? 'begin' : 'nothing')}</strong>
          </p>
          <p>{t(q === '' ? 'beginText' : 'nothingText')}</p>
        </div>
      )}
    </>
  );
}
