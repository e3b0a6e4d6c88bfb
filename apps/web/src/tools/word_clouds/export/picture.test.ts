import { describe, expect, it } from 'vitest';
import { cloudPicture, cloudSvg } from './picture';

const measure = (text: string): number => text.length * 0.6;
const word = (text: string, count: number) => ({ key: text.toLowerCase(), text, count });

describe('cloudSvg', () => {
  it('holds question and words with umlauts as text', () => {
    const svg = cloudSvg(cloudPicture('Was braucht ein Baum?', [word('Nährstoffe', 3), word('Größe', 1)], measure), measure);
    expect(svg).toContain('>Was braucht ein Baum?</text>');
    expect(svg).toContain('>Nährstoffe</text>');
    expect(svg).toContain('>Größe</text>');
  });

  it('lets nobody write markup into the file', () => {
    const svg = cloudSvg(cloudPicture('<b>&"', [word('</text><script>', 1)], measure), measure);
    expect(svg).not.toContain('<script>');
    expect(svg).not.toContain('<b>');
  });
});
