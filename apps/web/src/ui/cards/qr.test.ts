import { codeFile, QUIET_ZONE } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { codeDrawing } from './qr';

const placesIn = (inner: string) => [...inner.matchAll(/M(\d+) (\d+)h/g)].map((match) => [Number(match[1]), Number(match[2])] as const);

describe('qr code', () => {
  it('keeps four empty modules around the code', () => {
    const { width, inner } = codeDrawing('https://murmel.example/k7');
    const places = placesIn(inner).flat();
    expect([Math.min(...places), Math.max(...places)]).toEqual([QUIET_ZONE, width - QUIET_ZONE - 1]);
    // Sizes of the norm are 17 + 4 * version.
    expect((width - 2 * QUIET_ZONE - 17) % 4).toBe(0);
  });

  it('is a file of its own: dark on white whatever the page looks like', () => {
    const svg = codeFile(codeDrawing('x'));
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(svg).toContain('fill="#ffffff"');
    expect(svg).not.toContain('var(');
  });

  it('holds nothing of its text as text', () => {
    expect(codeDrawing('<script>alert(1)</script>').inner).not.toContain('script');
  });
});
