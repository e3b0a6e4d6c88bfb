import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MenuButtonProps } from '../../../ui/overlays/ActionMenu';

interface LazyMenuProps {
  className: string | undefined;
  label: string;
  /** content of the button */
  face: ReactNode;
  /** draws the menu around this button */
  children: (button: (props: MenuButtonProps) => ReactNode) => ReactNode;
}

/** A menu's button that costs as much as a button, until it is pressed for the first time. */
export function LazyMenu({ className, label, face, children }: LazyMenuProps) {
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
            {face}
          </button>
        ))
      ) : (
        <button {...look} aria-haspopup="menu" aria-expanded={false} onClick={() => setMade(true)}>
          {face}
        </button>
      )}
    </span>
  );
}
