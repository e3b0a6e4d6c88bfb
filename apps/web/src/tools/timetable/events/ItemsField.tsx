import { type Item, TIMETABLE_LIMITS, type TimetableItem } from '@murmel/contracts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ToolChooser } from '../../../core/parts/internal_tool/ToolChooser';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './events.module.css';

interface ItemsFieldProps {
  item: TimetableItem;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Own materials that belong to a lesson. Only their owner sees them there. */
export function ItemsField({ item, ids, onChange }: ItemsFieldProps) {
  const { t } = useTranslation('tools/timetable');
  const { t: shell } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const known = new Map(item.timetable.events.flatMap(({ items }) => items.map(({ id, title }) => [id, title] as const)));
  const choose = (one: Item) => {
    setChosen(new Map([...chosen, [one.id, one.title]]));
    if (!ids.includes(one.id)) onChange([...ids, one.id]);
    setOpen(false);
  };
  return (
    <div className={classes.items}>
      <span className={classes.label}>{t('items.title')}</span>
      {ids.length > 0 && (
        <ul className={classes.itemList}>
          {ids.map((id) => (
            <li key={id}>
              <ItemName id={id} title={chosen.get(id) ?? known.get(id)} />
              <IconButton label={t('items.remove')} icon={IconX} onClick={() => onChange(ids.filter((one) => one !== id))} />
            </li>
          ))}
        </ul>
      )}
      {ids.length < TIMETABLE_LIMITS.items && (
        <Button variant="default" size="sm" leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />} onClick={() => setOpen(true)}>
          {t('items.add')}
        </Button>
      )}
      {open && (
        <Dialog opened onClose={() => setOpen(false)} title={t('items.add')} closeLabel={shell('close')}>
          <ToolChooser without={item.id} address={null} chosen={null} choosing={undefined} onChoose={choose} />
        </Dialog>
      )}
    </div>
  );
}

function ItemName({ id, title }: { id: string; title: string | undefined }) {
  const { data } = useQuery({ ...orpc.items.get.queryOptions({ input: { id } }), enabled: title === undefined });
  return <span>{title ?? data?.title ?? '…'}</span>;
}
