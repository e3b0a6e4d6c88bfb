import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { type ButtonProps, Button as MantineButton } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Ref } from 'react';
import { useFocusAfter } from './use-focus-after';

/**
 * Mantine's button with its styles; one that waits gives the focus back to whoever pressed it with a key. `filled` green at most once
 * per view, `default` outlined, `light` tinted, `subtle` plain, `color="koralle"` for what deletes. Sizes: md 42, lg 50, xl 60 px (pupils and visitors).
 */
export const Button = function Button({ ref, ...props }: ButtonProps & { ref?: Ref<HTMLButtonElement> }) {
  const focused = useFocusAfter(props.loading === true);
  return <MantineButton ref={useMergedRef(focused, ref)} {...props} />;
} as typeof MantineButton;
