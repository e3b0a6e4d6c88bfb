import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';

/** Mantine's plain fields with their styles. `error` takes a FieldError, so that an icon stands before the sentence. */
export { NativeSelect, Textarea, TextInput } from '@mantine/core';
