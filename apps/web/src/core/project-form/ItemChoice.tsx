import { type Item, LIMITS } from '@murmel/contracts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { IconButton } from '../../ui/overlays/IconButton';
import { Breakable } from '../../ui/text/Breakable';
import classes from './form.module.css';
import { ItemPicker } from './picker/ItemPicker';
import { KindMarble } from './picker/KindMarble';

interface ItemChoiceProps {
  itemIds: readonly string[];
  error: string | undefined;
  onChange: (itemIds: string[]) => void;
}

const queryOf = (id: string) => orpc.items.get.queryOptions({ input: { id } });

/** Own items that the project shares from its beginning. */
export function ItemChoice({ itemIds, error, onChange }: ItemChoiceProps) {
  const { t } = useTranslation('project-form');
  const [choosing, setChoosing] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const id = useId();
  const items = useQueries({ queries: itemIds.map((itemId) => ({ ...queryOf(itemId), staleTime: 60_000 })) });
  const { items: max } = LIMITS.project;

  const choose = (chosen: readonly Item[]) => {
    for (const item of chosen) queryClient.setQueryData(queryOf(item.id).queryKey, item);
    onChange([...itemIds, ...chosen.map((item) => item.id)]);
    setChoosing(false);
  };
  const remove = (itemId: string) => {
    onChange(itemIds.filter((other) => other !== itemId));
    add.current?.focus();
  };
  return (
    <fieldset className={classes.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.label}>
        {t('items')} <span className={classes.number}>{t('itemsCount', { count: itemIds.length, max })}</span>
      </legend>
      <p className={classes.hint}>{t('itemsHint')}</p>
      {itemIds.length > 0 && (
        <ul className={classes.chosen}>
          {itemIds.map((itemId, index) => {
            const item = items[index]?.data;
            const title = item?.title ?? (items[index]?.isError ? t('itemGone') : '…');
            return (
              <li key={itemId} className={classes.row}>
                {item ? <KindMarble kind={item.kind} size={34} /> : <span className={classes.dot} />}
                <span className={classes.title}>
                  <Breakable text={title} />
                </span>
                <IconButton icon={IconX} label={t('removeItem', { title })} tipAlign="end" onClick={() => remove(itemId)} />
              </li>
            );
          })}
        </ul>
      )}
      <Button ref={add} variant="default" leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />} onClick={() => setChoosing(true)}>
        {t('addItems')}
      </Button>
      {error && (
        <div id={`${id}-error`} className={classes.error} role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {choosing && <ItemPicker taken={itemIds} onClose={() => setChoosing(false)} onChoose={choose} />}
    </fieldset>
  );
}
