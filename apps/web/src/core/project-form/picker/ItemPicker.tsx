import { type Item, LIMITS } from '@murmel/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { SearchField } from '../../../ui/forms/SearchField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useNow } from '../../dates/use-now';
import { PageSwitch } from '../../page/PageSwitch';
import { useDebounced } from '../../page/use-debounced';
import { FoundItems } from './FoundItems';
import { PickerRow } from './PickerRow';
import classes from './picker.module.css';
import { ScopeChoice } from './ScopeChoice';
import { type Scope, useOwnItems } from './use-own-items';

interface ItemPickerProps {
  /** ids of what is shared already */
  taken: readonly string[];
  onChoose: (items: readonly Item[]) => void;
  onClose: () => void;
  /** the chosen ones are on their way */
  busy?: boolean;
  /** reason of the rejection */
  refusal?: string | undefined;
  /** another way to get something, above the list */
  children?: ReactNode;
}

/** Chooses some of the person's items for a project, as many as it still has room for. */
export function ItemPicker({ taken, onChoose, onClose, busy = false, refusal, children }: ItemPickerProps) {
  const { t } = useTranslation('project-form');
  const { t: shell } = useTranslation('shell');
  const [scope, setScope] = useState<Scope>('all');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly Item[]>([]);
  const [full, setFull] = useState(false);
  const query = useDebounced(typed.trim().slice(0, LIMITS.search.max));
  const found = useOwnItems(scope, page, query);
  const now = useNow();
  const { items: max } = LIMITS.project;

  const look = (next: Scope) => {
    setScope(next);
    setPage(1);
  };
  const search = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  const toggle = (item: Item) => {
    const off = chosen.some(({ id }) => id === item.id);
    const fits = off || taken.length + chosen.length < max;
    setFull(!fits);
    if (fits) setChosen(off ? chosen.filter(({ id }) => id !== item.id) : [...chosen, item]);
  };
  const footer = (
    <>
      <span className={classes.foot}>
        <span className={classes.count} role="status">
          {t('picker.count', { count: taken.length + chosen.length, max })}
        </span>
        {/* Down here it is seen wherever the list stands. */}
        <span role="alert">
          {full ? <FieldError>{t('picker.full', { max })}</FieldError> : refusal && <FieldError>{refusal}</FieldError>}
        </span>
      </span>
      <Button variant="default" onClick={onClose}>
        {shell('cancel')}
      </Button>
      <Button disabled={chosen.length === 0} loading={busy} onClick={() => onChoose(chosen)}>
        {t('picker.add', { count: chosen.length })}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('picker.title')} closeLabel={shell('close')} footer={footer}>
      {children}
      <div className={classes.find}>
        <SearchField label={t('picker.search')} clearLabel={t('picker.clear')} value={typed} onChange={search} />
      </div>
      <ScopeChoice scope={scope} onChange={look} />
      <FoundItems
        found={found}
        query={query}
        onScope={look}
        row={(item) => (
          <PickerRow
            key={item.id}
            item={item}
            now={now}
            state={taken.includes(item.id) ? 'shared' : !item.mine ? 'foreign' : 'free'}
            chosen={chosen.some(({ id }) => id === item.id)}
            onToggle={() => toggle(item)}
          />
        )}
      />
      {found.pages && <PageSwitch page={page} limit={found.pages.limit} total={found.pages.total} onChange={setPage} />}
    </Dialog>
  );
}
