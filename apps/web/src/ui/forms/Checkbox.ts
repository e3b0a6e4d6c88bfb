import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';

/** Mantine's checkbox with its styles. */
export { Checkbox } from '@mantine/core';
