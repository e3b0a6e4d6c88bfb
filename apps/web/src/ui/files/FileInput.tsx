import type { ComponentProps } from 'react';
import classes from './FileInput.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'value' | 'onChange'> {
  onFile: (file: File) => void;
  /** called with several files chosen at once; without it only one can be chosen */
  onFiles?: ((files: readonly File[]) => void) | undefined;
}

/** File input that covers its container invisibly, which therefore accepts clicks and dropped files; `className` changes its position. */
export function FileInput({ onFile, onFiles, className = classes.over, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      multiple={onFiles !== undefined}
      className={className}
      onChange={({ currentTarget }) => {
        const files = Array.from(currentTarget.files ?? []);
        // The same file again must count as a change.
        currentTarget.value = '';
        if (onFiles && files.length > 0) onFiles(files);
        else if (files[0]) onFile(files[0]);
      }}
    />
  );
}
