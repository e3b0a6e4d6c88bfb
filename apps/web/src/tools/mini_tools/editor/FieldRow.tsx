import { MINI_TOOL_FIELD_KINDS, MINI_TOOL_LIMITS, type MiniToolFieldKind } from '@murmel/contracts';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { NativeSelect, TextInput } from '../../../ui/forms/TextField';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Grip } from '../../../ui/sorting/Grip';
import type { DragHandle } from '../../../ui/sorting/SortableList';
import classes from './editor.module.css';
import { FieldDetails, type FieldDetailsProps } from './FieldDetails';
import { ofKind } from './fields';

interface FieldRowProps extends FieldDetailsProps {
  number: number;
  handle: DragHandle;
  onLabel: (label: string) => void;
  onRemove: () => void;
}

/** One field: what it is called and of which kind it is; what belongs to its kind is a tap away. */
export function FieldRow({ field, number, handle, onLabel, onChange, onRemove }: FieldRowProps) {
  const { t } = useTranslation('tools/mini_tools');
  const [open, setOpen] = useState(false);
  const details = useId();
  const { kind, label } = field;
  return (
    <div className={classes.field} role="group" aria-label={t('fields.one', { number })}>
      <Grip handle={handle} label={t('drag.handle', { number })} />
      <TextInput
        data-label
        className={classes.label}
        label={t('fields.label')}
        maxLength={MINI_TOOL_LIMITS.labelMax}
        value={label}
        onChange={({ currentTarget }) => onLabel(currentTarget.value)}
      />
      <NativeSelect
        className={classes.kind}
        label={t('fields.kind')}
        value={kind}
        data={MINI_TOOL_FIELD_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ currentTarget }) => onChange(ofKind(currentTarget.value as MiniToolFieldKind))}
      />
      <div className={classes.rowButtons}>
        <IconButton
          icon={IconAdjustmentsHorizontal}
          label={t('fields.details', { number })}
          aria-expanded={open}
          aria-controls={open ? details : undefined}
          onClick={() => setOpen(!open)}
        />
        <IconButton icon={IconX} label={t('fields.remove', { number })} tipAlign="end" onClick={onRemove} />
      </div>
      {open && (
        <div id={details} className={classes.details}>
          <FieldDetails field={field} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
