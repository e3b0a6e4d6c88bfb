import { type Item, toolOfKind } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Breakable } from '../../../ui/text/Breakable';
import { relativeTime } from '../../dates/dates';
import { KindMarble } from './KindMarble';
import classes from './picker.module.css';

interface PickerRowProps {
  item: Item;
  now: Date;
  /** shared: in the project already; foreign: owned by another account, which would have to share it */
  state: 'free' | 'shared' | 'foreign';
  chosen: boolean;
  onToggle: () => void;
  /** name of the group of which one is chosen; absent: several can be */
  one?: string;
  /** a word on the item, at the end of the row */
  mark?: ReactNode;
  /** opens below the row while it is chosen */
  details?: ReactNode;
}

/** One item to choose; the whole row can be pressed. */
export function PickerRow({ item, now, state, chosen, onToggle, one, mark, details }: PickerRowProps) {
  const { t, i18n } = useTranslation('project-form');
  const { t: items } = useTranslation('items');
  const { t: tools } = useTranslation('tools');
  const tool = toolOfKind(item.kind);
  const ago = relativeTime(item.contentChangedAt, now, i18n.language);
  const detail =
    state === 'shared'
      ? t('picker.shared')
      : state === 'foreign'
        ? t('picker.foreign', { name: item.author.name })
        : items(`when.${ago.key}`, { ...ago.values });
  return (
    <li>
      <label className={classes.row} data-off={state !== 'free' || undefined}>
        <input
          type={one === undefined ? 'checkbox' : 'radio'}
          name={one}
          className={classes.box}
          checked={chosen || state === 'shared'}
          disabled={state !== 'free'}
          onChange={onToggle}
        />
        <KindMarble kind={item.kind} size={34} />
        <span className={classes.words}>
          <span className={classes.title}>
            <Breakable text={item.title} />
          </span>
          <span className={classes.detail}>{[...(tool ? [tools(`catalogue.${tool}.name`)] : []), detail].join(' · ')}</span>
        </span>
        {mark}
      </label>
      {chosen && details}
    </li>
  );
}
