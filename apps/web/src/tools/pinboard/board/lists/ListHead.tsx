import { LIMITS, trimBlank } from '@murmel/contracts';
import type { PinboardList } from '@murmel/documents';
import { IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useBoardActions } from '../board-actions';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import { ListMenu } from './ListMenu';
import classes from './list.module.css';

const PERMISSION_ICONS = {
  visitor_permissions_invisible: IconEyeOff,
  visitor_permissions_read: IconEye,
  visitor_permissions_write: IconPencil,
} as const;

interface ListHeadProps {
  list: PinboardList;
  count: number;
  mayChange: boolean;
  renaming: boolean;
  onRename: (renaming: boolean) => void;
}

/** Name of a list with its dot, which is also the grip for the keyboard; what guests may do where it differs; its menu. */
export function ListHead({ list, count, mayChange, renaming, onRename }: ListHeadProps) {
  const t = useBoardTexts();
  const { actor } = usePinboard();
  const PermissionIcon = list.permission && actor.trusted ? PERMISSION_ICONS[list.permission] : undefined;
  const dot = <span className={classes.dot} data-colour={list.colour} />;
  return (
    <header className={classes.head} data-list-head="">
      {actor.trusted ? (
        <button
          type="button"
          className={classes.grip}
          data-grip=""
          aria-label={t('list.grip', { name: list.name })}
          aria-describedby="drag-how"
        >
          {dot}
        </button>
      ) : (
        <span className={classes.grip}>{dot}</span>
      )}
      {renaming ? (
        <NameField list={list} onEnd={() => onRename(false)} />
      ) : (
        <h2 className={classes.name} title={list.name} {...(mayChange ? { onDoubleClick: () => onRename(true) } : {})}>
          {list.name}
        </h2>
      )}
      {PermissionIcon && list.permission && (
        <span className={classes.permission} title={t(`permission.says.${list.permission}`)}>
          <PermissionIcon size={18} stroke={1.9} aria-hidden />
          <span className="visually-hidden">{t(`permission.says.${list.permission}`)}</span>
        </span>
      )}
      <span className={classes.count} aria-hidden="true">
        {count}
      </span>
      {mayChange && <ListMenu list={list} onRename={() => onRename(true)} />}
    </header>
  );
}

function NameField({ list, onEnd }: { list: PinboardList; onEnd: () => void }) {
  const t = useBoardTexts();
  const { run } = useBoardActions();
  const given = useRef(false);
  const end = (name: string | undefined) => {
    if (given.current) return;
    given.current = true;
    if (name && name !== list.name) void run('changeList', { list: list.id, name });
    onEnd();
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') end(trimBlank(event.currentTarget.value));
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end(undefined);
  };
  return (
    <input
      className={classes.nameField}
      aria-label={t('list.name')}
      defaultValue={list.name}
      maxLength={LIMITS.pinboard.listNameMax}
      ref={(field) => {
        field?.focus();
        field?.select();
      }}
      onKeyDown={key}
      onBlur={(event) => end(trimBlank(event.currentTarget.value))}
    />
  );
}
