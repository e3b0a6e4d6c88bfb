import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';

/** Mantine's plain fields with their styles. `error` takes a FieldError, which shows an icon before the sentence. */
export { NativeSelect, Textarea, TextInput } from '@mantine/core';
