import type { MaterialFile } from '@murmel/contracts';
import { type ReactNode, useId } from 'react';
import { FileRow } from '../../../core/files/FileRow';
import classes from './material.module.css';

interface MaterialFilesProps {
  files: readonly MaterialFile[];
  label: string;
  /** further buttons of one */
  actions?: (file: MaterialFile) => ReactNode;
}

/** Lists the files of an assignment: what each is, looking at it, taking it along. */
export default function MaterialFiles({ files, label, actions }: MaterialFilesProps) {
  const id = useId();
  return (
    <section className={classes.files} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <ul className={classes.list}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} actions={actions?.(file)} />
        ))}
      </ul>
    </section>
  );
}
