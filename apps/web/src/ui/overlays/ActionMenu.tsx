import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import type { Icon } from '../icon';
import type { LinkAs } from '../link';
import classes from './ActionMenu.module.css';
import { useMenu } from './use-menu';

export interface MenuAction {
  key: string;
  label: string;
  icon?: Icon;
  /** One line of explanation below the label. */
  description?: string;
  /** Either goes somewhere ... */
  href?: string;
  /** ... or does something. */
  onSelect?: () => void;
  /** True for a destructive action: red, and always at the end of the list. */
  danger?: boolean;
  disabled?: boolean;
  /** One of several choices, with a tick when chosen. */
  checked?: boolean;
  /** A heading above this entry starts a new group. */
  group?: string;
}

/** Goes onto the button that opens the menu. */
export interface MenuButtonProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
}

interface ActionMenuProps {
  /** a function where there are many menus: called only while this one is open */
  actions: readonly MenuAction[] | (() => readonly MenuAction[]);
  /** Draws the button: `(props) => <IconButton {...props} icon={IconDots} label="..." />`. */
  button: (props: MenuButtonProps) => ReactNode;
  linkAs?: LinkAs;
  /** Edge of the button to which the menu is aligned. */
  align?: 'start' | 'end';
  /** Shown above the entries, for example who is signed in. */
  header?: ReactNode;
}

/** A list of actions behind a button, usable by pointer and keyboard (arrows, Home, End, letters, Escape). */
export function ActionMenu({ actions, button, linkAs: Link = 'a', align = 'end', header }: ActionMenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useMenu(trigger, align);
  const entry = (action: MenuAction) => {
    const IconShape = action.icon;
    const common = {
      role: action.checked === undefined ? 'menuitem' : 'menuitemradio',
      tabIndex: -1,
      className: classes.item,
      'data-danger': action.danger || undefined,
      'aria-disabled': action.disabled || undefined,
      ...(action.checked === undefined ? {} : { 'aria-checked': action.checked }),
    };
    const inside = (
      <>
        {IconShape && <IconShape size={20} stroke={1.9} className={classes.icon ?? ''} aria-hidden />}
        <span className={classes.words}>
          <span>{action.label}</span>
          {action.description && <span className={classes.description}>{action.description}</span>}
        </span>
        {action.checked && <IconCheck size={20} stroke={2.2} aria-hidden />}
      </>
    );
    const select = () => {
      if (action.disabled) return;
      menu.close(true);
      action.onSelect?.();
    };
    return action.href !== undefined && !action.disabled ? (
      <Link {...common} href={action.href} onClick={select}>
        {inside}
      </Link>
    ) : (
      <button type="button" {...common} onClick={select}>
        {inside}
      </button>
    );
  };

  return (
    <span className={classes.wrap} onPointerEnter={menu.stay} onPointerMove={menu.stay} onPointerLeave={menu.leave}>
      {button({
        ref: trigger,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': menu.opened,
        'aria-controls': id,
        onClick: menu.toggle,
        onKeyDown: menu.onButtonKey,
      })}
      <div ref={menu.list} id={id} className={classes.menu} popover="manual" onKeyDown={menu.onMenuKey}>
        {menu.opened && (
          <>
            {header && <div className={classes.header}>{header}</div>}
            <div role="menu" aria-labelledby={`${id}-button`}>
              {inOrder(actions).map((action) => (
                <div key={action.key} role="none">
                  {action.group !== undefined && (
                    <div className={classes.group} role="presentation">
                      {action.group}
                    </div>
                  )}
                  {entry(action)}
                </div>
              ))}
            </div>
          </>
        )}
      </div>
    </span>
  );
}

function inOrder(given: ActionMenuProps['actions']): MenuAction[] {
  const actions = typeof given === 'function' ? given() : given;
  return [...actions.filter(({ danger }) => !danger), ...actions.filter(({ danger }) => danger)];
}
