import { closeSync, fstatSync, fsyncSync, openSync } from 'node:fs';

/** What was written is on the disk when this returns. @returns its bytes */
export function toDisk(file) {
  const open = openSync(file, 'r+');
  try {
    fsyncSync(open);
    return fstatSync(open).size;
  } finally {
    closeSync(open);
  }
}
