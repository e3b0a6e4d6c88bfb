import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';

/**
 * Mantine's button with its styles. `filled` green at most once per view, `default` outlined, `light` tinted,
 * `subtle` plain, `color="koralle"` for what deletes. Sizes: md 42, lg 50, xl 60 px (pupils and visitors).
 */
export { Button } from '@mantine/core';
