import { LIMITS, MEGABYTE } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import errors from '../../../platform/errors/de.json';
import { prefetchTexts } from '../../../platform/i18n/i18n';
import { addTextFiles } from '../../../platform/i18n/texts';
import upload from './de.json';
import { isAborted, NAMESPACE, problemBefore, problemOf } from './upload-problem';

const sized = (bytes: number): File => Object.defineProperty(new File([], 'Wald.png', { type: 'image/png' }), 'size', { value: bytes });

beforeAll(async () => {
  addTextFiles({
    '/src/platform/errors/de.json': () => Promise.resolve(errors),
    [`/src/core/${NAMESPACE}/de.json`]: () => Promise.resolve(upload),
  });
  await prefetchTexts(['platform/errors', NAMESPACE]);
});

describe('why a file does not go up', () => {
  it('[REC-05] says before anything is sent that it is empty or larger than anybody may send', () => {
    const most = LIMITS.file.paidMegabytes;
    expect(problemBefore(sized(0))).toBe('„Wald.png“ ist leer (0\u202fMB). Wähle eine andere Datei.');
    expect(problemBefore(sized(most * MEGABYTE))).toBeUndefined();
    expect(problemBefore(sized(most * MEGABYTE + 1))).toContain(`zu groß. Höchstens ${most}\u202fMB passen.`);
  });

  it('[REC-05][REC-06] names the number that the server refused it for', () => {
    expect(problemOf(new ORPCError('TOO_LARGE', { data: { megabytes: 20 } }), sized(21 * MEGABYTE)).replace('\u202f', ' ')).toBe(
      '„Wald.png“ ist mit 21 MB zu groß. Höchstens 20\u202fMB passen, mit einer Lizenz 100\u202fMB.',
    );
    expect(problemOf(new ORPCError('EMPTY_FILE'), sized(1))).toContain('ist leer');
    expect(problemOf(new TypeError('no network'), sized(1))).toMatch(/^Das Bild „Wald.png“ konnte nicht hochgeladen werden\. \S/);
    expect(problemOf(new TypeError('no network'), new File(['x'], 'Wald.pdf'))).toMatch(/^„Wald.pdf“ konnte nicht hochgeladen werden\. \S/);
  });

  it('says nothing to whoever gave it up', () => {
    expect(isAborted(new DOMException('given up', 'AbortError'))).toBe(true);
    expect(isAborted(new TypeError('no network'))).toBe(false);
  });
});
