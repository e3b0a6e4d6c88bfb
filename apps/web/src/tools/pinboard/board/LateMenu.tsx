import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Icon } from '../../../ui/icon';
import type { MenuButtonProps } from '../../../ui/overlays/ActionMenu';

interface LateMenuProps {
  className: string | undefined;
  label: string;
  icon: Icon;
  /** draws the menu around this button */
  children: (button: (props: MenuButtonProps) => ReactNode) => ReactNode;
}

/** A menu's button that costs as much as a button, until it is pressed for the first time. */
export function LateMenu({ className, label, icon: IconShape, children }: LateMenuProps) {
  const [made, setMade] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (made) place.current?.querySelector<HTMLElement>('button')?.click();
  }, [made]);
  const look = { type: 'button' as const, className, 'aria-label': label, title: label };
  return (
    <span ref={place}>
      {made ? (
        children(({ ref, ...props }) => (
          <button {...look} {...props} ref={ref}>
            <IconShape size={20} stroke={1.9} aria-hidden />
          </button>
        ))
      ) : (
        <button {...look} aria-haspopup="menu" aria-expanded={false} onClick={() => setMade(true)}>
          <IconShape size={20} stroke={1.9} aria-hidden />
        </button>
      )}
    </span>
  );
}
