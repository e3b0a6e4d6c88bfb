import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size';

const MEGABYTE = 1024 * 1024;

describe('fileSize', () => {
  it.each([
    [1, 'de', '1 KB'],
    [421_888, 'de', '412 KB'],
    [MEGABYTE, 'de', '1 MB'],
    [4.26 * MEGABYTE, 'de', '4,3 MB'],
    [4.26 * MEGABYTE, 'en', '4.3 MB'],
    // Just above a limit must not read as the limit.
    [20 * MEGABYTE + 1, 'de', '20,1 MB'],
  ])('%d bytes in %s are %s', (bytes, language, text) => {
    expect(fileSize(bytes, language).replace('\u202f', ' ')).toBe(text);
  });
});
