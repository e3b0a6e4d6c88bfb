import type { ComponentProps } from 'react';
import classes from './FileInput.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'value' | 'onChange'> {
  onFile: (file: File) => void;
}

/** Chooses one file. It lies unseen over the whole of what it stands in, which therefore takes clicks and dropped files; `className` puts it elsewhere. */
export function FileInput({ onFile, className = classes.over, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      className={className}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // The same file again must count as a change.
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
