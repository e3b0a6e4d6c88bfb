import { closeSync, fstatSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a written file to the disk before it returns. @returns its bytes */
export function toDisk(file) {
  const open = openSync(file, 'r+');
  try {
    fsyncSync(open);
    return fstatSync(open).size;
  } finally {
    closeSync(open);
  }
}
