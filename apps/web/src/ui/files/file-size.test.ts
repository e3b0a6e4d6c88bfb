import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size';

const MEGABYTE = 1024 * 1024;

describe('fileSize', () => {
  it.each([
    [0, 'de', '0 kB'],
    [1, 'de', '1 kB'],
    [421_888, 'de', '412 kB'],
    [MEGABYTE, 'de', '1 MB'],
    [4.26 * MEGABYTE, 'de', '4,3 MB'],
    [4.26 * MEGABYTE, 'en', '4.3 MB'],
    [10 * MEGABYTE + 1, 'de', '10,1 MB'],
    [20 * MEGABYTE + 1, 'de', '20,1 MB'],
    [1.2 * 1024 * MEGABYTE, 'de', '1,2 GB'],
  ])('%d bytes in %s are %s', (bytes, language, text) => {
    expect(fileSize(bytes, language).replace('\u202f', ' ')).toBe(text);
  });
});
