import { itemTypeOf, LIMITS } from '@murmel/contracts';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { TextInput } from '../../../ui/forms/TextField';
import panes from '../../../ui/layout/panes.module.css';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Grip } from '../../../ui/sorting/Grip';
import type { DragHandle } from '../../../ui/sorting/SortableList';
import { Badge } from '../../../ui/status/Badge';
import { Breakable } from '../../../ui/text/Breakable';
import classes from './editor.module.css';
import type { CollectionDraftEntry } from './use-collection-draft';

interface EntryRowProps {
  entry: CollectionDraftEntry;
  handle: DragHandle;
  onLabel: (label: string) => void;
  onRemove: () => void;
}

/** One material of a collection: its place, its label, the way out. */
export function EntryRow({ entry: { title, kind, label }, handle, onLabel, onRemove }: EntryRowProps) {
  const { t } = useTranslation('collections/editor');
  const { t: tools } = useTranslation('tools');
  const type = kind && itemTypeOf(kind);
  const name = title ?? t('closedEntry');
  return (
    <div className={classes.entry}>
      <Grip handle={handle} label={t('drag.handle', { name })} />
      <span className={classes.words}>
        {title === undefined ? <Badge tone="notice">{name}</Badge> : <Breakable text={title} />}
        {type && <span className={panes.detail}>{tools(`catalogue.${type}.name`)}</span>}
      </span>
      <TextInput
        className={classes.label ?? ''}
        aria-label={t('labelOf', { name })}
        placeholder={t('labelHint')}
        maxLength={LIMITS.collection.labelMax}
        value={label}
        onChange={(event) => onLabel(event.currentTarget.value)}
      />
      <IconButton icon={IconX} label={t('removeEntry', { name })} tipAlign="end" onClick={onRemove} />
    </div>
  );
}
