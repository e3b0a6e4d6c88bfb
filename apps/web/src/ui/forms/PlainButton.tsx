import type { ComponentProps, MouseEvent } from 'react';

interface PlainButtonProps extends ComponentProps<'button'> {
  /** True while its action still runs: it does nothing, and looks like it. */
  busy?: boolean | undefined;
}

const BUSY = { opacity: 0.55, cursor: 'progress' };

const doesNothing = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button without a look of its own. While it is busy it is not `disabled`: browsers take the focus away from what is, and who
 * pressed it with a key would start again at the top of the page.
 */
export function PlainButton({ busy, ...props }: PlainButtonProps) {
  const waits = busy && { 'aria-disabled': true, onClick: doesNothing, style: { ...BUSY, ...props.style } };
  return <button {...props} {...waits} type={props.type ?? 'button'} />;
}
