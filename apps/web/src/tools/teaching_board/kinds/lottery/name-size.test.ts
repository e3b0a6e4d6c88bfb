import { describe, expect, it } from 'vitest';
import { nameSize } from './name-size';

describe('the name on the marble', () => {
  it('is large while it is short, and never larger than that', () => {
    expect(nameSize('Ida')).toBe(0.3);
    expect(nameSize('I')).toBe(0.3);
    expect(nameSize('')).toBe(0.3);
  });

  it('becomes smaller with more letters, and takes more lines where there are words', () => {
    expect(nameSize('Maximilian')).toBeLessThan(nameSize('Nour'));
    expect(nameSize('Anna Lena')).toBeGreaterThan(nameSize('Annalenaa'));
  });

  it('stays readable for 60 letters', () =>
    expect(nameSize('Wolfeschlegelsteinhausenbergerdorff-Schmidt von und zu Hausen')).toBeGreaterThan(0.06));
});
