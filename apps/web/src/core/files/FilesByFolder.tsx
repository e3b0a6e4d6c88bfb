import { IconFolderOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FileInfo } from './file-links';
import classes from './file-list.module.css';

interface FilesByFolderProps<File extends FileInfo & { folder: string }> {
  /** by folder and name */
  files: readonly File[];
  label: string;
  row: (file: File) => ReactNode;
}

/** Files in their folders, those in none first. */
export function FilesByFolder<File extends FileInfo & { folder: string }>({ files, label, row }: FilesByFolderProps<File>) {
  const folders = [...new Set(files.map(({ folder }) => folder))];
  return folders.map((folder) => (
    <div key={folder}>
      {folder !== '' && (
        <h3 className={classes.folder}>
          <IconFolderOpen size={20} stroke={1.9} aria-hidden /> {folder}
        </h3>
      )}
      <ul className={classes.list} aria-label={folder || label}>
        {files.filter((file) => file.folder === folder).map(row)}
      </ul>
    </div>
  ));
}
