import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { type ButtonProps, createPolymorphicComponent, Button as MantineButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { PlainButton } from './PlainButton';

type RootProps = ComponentProps<'button'> & { busy?: boolean; 'data-loading'?: boolean; 'data-disabled'?: boolean };

/** While it waits it is not `disabled`, as Mantine has it. */
function Root({ disabled, busy, ...props }: RootProps) {
  const loads = props['data-disabled'] !== true && props['data-loading'] === true;
  return loads ? (
    <PlainButton {...props} busy style={{ ...props.style, opacity: 1 }} />
  ) : (
    <PlainButton {...props} busy={busy} disabled={disabled} />
  );
}

/**
 * Mantine's button with its styles; one that waits keeps the focus. `filled` green at most once per view, `default` outlined,
 * `light` tinted, `subtle` plain, `color="koralle"` for what deletes. Sizes: md 42, lg 50, xl 60 px (pupils and visitors).
 * `loading` while what it began runs, `busy` while a neighbour's does.
 */
export const Button = createPolymorphicComponent<'button', ButtonProps & { busy?: boolean }>(function Button(props: ButtonProps) {
  return <MantineButton component={Root} {...props} />;
});
