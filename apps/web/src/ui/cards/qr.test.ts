import { codeFile } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { codeDrawing, qrShape } from './qr';

describe('qr code', () => {
  it('keeps four empty modules around the code', () => {
    const { size, path } = qrShape('https://murmel.example/k7');
    const places = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap((match) => [Number(match[1]), Number(match[2])]);
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
    // Sizes of the norm are 17 + 4 * version.
    expect((size - 8 - 17) % 4).toBe(0);
  });

  it('draws the three finder patterns and no fourth', () => {
    const { size, path } = qrShape('x');
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map((match) => `${match[1]},${match[2]}`));
    const ring = (x: number, y: number) => Array.from({ length: 7 }, (_, index) => dark.has(`${x + index},${y}`)).every(Boolean);
    expect([ring(4, 4), ring(size - 11, 4), ring(4, size - 11), ring(size - 11, size - 5)]).toEqual([true, true, true, false]);
  });

  it('is a file of its own: dark on white whatever the page looks like', () => {
    const svg = codeFile(codeDrawing('x'));
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(svg).toContain('fill="#ffffff"');
    expect(svg).not.toContain('var(');
  });
});
