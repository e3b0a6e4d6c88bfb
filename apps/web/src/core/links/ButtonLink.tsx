import type { ReactNode } from 'react';
import { Button } from '../../ui/forms/Button';
import { RouterLink } from './RouterLink';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  variant?: 'filled' | 'default';
  leftSection?: ReactNode;
  fullWidth?: boolean;
  size?: 'md' | 'lg';
  /** state of the history entry */
  state?: unknown;
  /** loads the page anew instead of going there inside the app */
  fullLoad?: boolean;
}

/** A link that looks like a button. Links have a colour of their own everywhere; on a filled button it could not be read. */
export function ButtonLink({ size = 'lg', fullLoad = false, ...button }: ButtonLinkProps) {
  const style = { color: 'var(--button-color)' };
  return fullLoad ? (
    <Button component="a" size={size} style={style} {...button} />
  ) : (
    <Button component={RouterLink} size={size} style={style} {...button} />
  );
}
