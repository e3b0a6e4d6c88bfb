import { createHash } from 'node:crypto';

/** Characters that are easily told apart on paper and by ear. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** The code of a file by which its sender proves that it arrived: always the same, and no way to the file. */
export function receiptOf(fileId: string): string {
  const digest = createHash('sha256').update(`receipt of ${fileId}`).digest();
  return Array.from({ length: LENGTH }, (_, place) => SIGNS[digest[place]! % SIGNS.length]).join('');
}
