import { ITEM_TYPES, type Item, LIMITS, publicPlaceOf, type ToolKey, toolOfKind } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SearchField } from '../../../ui/forms/SearchField';
import { NativeSelect } from '../../../ui/forms/TextField';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { PageSwitch } from '../../page/PageSwitch';
import { useDebounced } from '../../page/use-debounced';
import { useToolContributions } from '../../tools/contribution';
import { useAvailableTools } from '../../tools/use-available-tools';
import { useTexts } from '../texts';
import classes from './internal-tool.module.css';
import { ToolChoice } from './ToolChoice';

/** A panel is narrow: few at a time, and the switch of pages stays in sight. */
const SHOWN = 8;

interface ToolChooserProps {
  /** id of the item for which one is chosen */
  without: string;
  /** tools whose items are offered; all without it */
  tools?: readonly ToolKey[];
  /** address of what is on the part: the choice begins with its tool */
  address: string | null;
  /** id of the item on the part */
  chosen: string | null;
  /** one that is on its way onto the part */
  choosing: string | undefined;
  onChoose: (item: Item) => void;
}

/** Chooser of the user's own items, grouped by tool. */
export function ToolChooser({ without, tools: offered, address, chosen, choosing, onChoose }: ToolChooserProps) {
  const t = useTexts();
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const available = useAvailableTools();
  const keys = offered ? available.filter((one) => offered.includes(one)) : available;
  const [key, setKey] = useState<ToolKey>(() => toolAt(address, keys) ?? keys[0] ?? 'text_editor');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const query = useDebounced(typed.trim().slice(0, LIMITS.search.max));
  const list = useQuery({
    queryKey: ['tool-items', key, page, query, SHOWN],
    queryFn: () => contributions[key].calls.list({ page, limit: SHOWN, ...(query ? { query } : {}) }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.tools}>
      <NativeSelect
        label={t('tool.which')}
        value={key}
        data={keys.map((value) => ({ value, label: tools(`catalogue.${value}.name`) }))}
        onChange={(event) => {
          setKey(event.currentTarget.value as ToolKey);
          setPage(1);
        }}
      />
      <SearchField
        label={t('tool.search')}
        clearLabel={t('tool.clear')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setPage(1);
        }}
      />
      <LoadState query={list} skeleton={<SkeletonGrid label={t('tool.loading')} count={4} shape="lines" />}>
        {({ entries, total, limit }) => {
          const own = entries.filter(({ id, mine }) => mine && id !== without);
          return (
            <>
              <p role="status" className={own.length > 0 ? 'visually-hidden' : undefined}>
                {own.length > 0 ? t('tool.found', { count: own.length }) : t(query ? 'tool.nothingFound' : 'tool.nothing')}
              </p>
              <ul className={classes.list}>
                {own.map((item) => (
                  <li key={item.id}>
                    <ToolChoice
                      item={item}
                      tool={contributions[key]}
                      chosen={item.id === chosen}
                      busy={choosing !== undefined}
                      onChoose={() => onChoose(item)}
                    />
                  </li>
                ))}
              </ul>
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          );
        }}
      </LoadState>
    </div>
  );
}

function toolAt(address: string | null, tools: readonly ToolKey[]): ToolKey | undefined {
  const place = publicPlaceOf(address?.split('?')[0] ?? '');
  const tool = place && toolOfKind(ITEM_TYPES[place.type].kind);
  return tools.find((one) => one === tool);
}
