import type { ComponentProps } from 'react';
import { PlainButton } from '../forms/PlainButton';
import type { Icon } from '../icon';
import classes from './IconButton.module.css';
import { Tip, type TipSide } from './Tip';

interface IconButtonProps extends Omit<ComponentProps<typeof PlainButton>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as tooltip. */
  label: string;
  icon: Icon;
  /** `outline` where it stands alone on a surface, `surface` on a picture, `tint` for a state that is on. */
  variant?: 'subtle' | 'outline' | 'surface';
  /** Height and width in px; 44 on screens of pupils and visitors. */
  size?: 40 | 44 | 60;
  iconSize?: number;
  /** A button that switches something on and off. */
  pressed?: boolean | undefined;
  /** Appearance of the pressed state: tinted, or only the icon in the colour of stars. */
  pressedLook?: 'tint' | 'star';
  tipSide?: TipSide;
  tipAlign?: 'center' | 'start' | 'end';
}

/** A round button with only an icon: always with a name and a tooltip. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon: IconShape,
    variant = 'subtle',
    size = 40,
    iconSize = 20,
    pressed,
    pressedLook = 'tint',
    tipSide = 'bottom',
    tipAlign = 'center',
    className,
    ...rest
  } = props;
  return (
    <Tip text={label} side={tipSide} align={tipAlign}>
      <PlainButton
        aria-label={label}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        {...rest}
        className={`${classes.button} ${className ?? ''}`}
        data-variant={variant}
        data-look={pressedLook}
        style={{ width: size, height: size, ...rest.style }}
      >
        <IconShape size={iconSize} stroke={1.9} aria-hidden />
      </PlainButton>
    </Tip>
  );
}
