import { ERRORS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';

type Texts = Record<string, string>;
const FILES = {
  German: import.meta.glob<Texts>(['./**/de.json', '../../{tools/*,core/recordings}/errors/de.json'], { eager: true, import: 'default' }),
  English: import.meta.glob<Texts>(['./**/en.json', '../../{tools/*,core/recordings}/errors/en.json'], { eager: true, import: 'default' }),
};

describe('error texts', () => {
  it.each(Object.entries(FILES))('[I18-06] %s has a sentence for every error code, in one place', (_language, files) => {
    const codes = Object.values(files).flatMap((texts) => Object.keys(texts));
    expect(Object.keys(ERRORS).filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });
});
