import { LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.js';

const { nameMax } = LIMITS.file;

describe('the name of a file', () => {
  it.each([
    ['Blatt 1.pdf', 'pdf', 'Blatt 1.pdf'],
    ['FOTO.JPG', 'jpg', 'FOTO.JPG'],
    ['foto.jpeg', 'jpg', 'foto.jpeg'],
    ['Aufnahme.mp4', 'm4a', 'Aufnahme.mp4'],
    ['bild.jpg', 'png', 'bild.jpg.png'],
    ['spiel.hta', 'pdf', 'spiel.hta.pdf'],
    ['ohne', 'odt', 'ohne.odt'],
    ['pdf', 'pdf', 'pdf.pdf'],
    ['a/b\\c.pdf', 'pdf', 'c.pdf'],
    ['Was? "Das" <hier>|*:.pdf', 'pdf', 'Was_ _Das_ _hier____.pdf'],
    ['zeile\r\nX-Evil: 1.pdf', 'pdf', 'zeileX-Evil_ 1.pdf'],
    ['U\u0308bung.pdf', 'pdf', 'Übung.pdf'],
    ['\ud800.pdf', 'pdf', 'pdf.pdf'],
    ['', 'pdf', 'Datei.pdf'],
    ['.. /', 'pdf', 'Datei.pdf'],
    ['Ordner/', undefined, 'Datei'],
    ['Dreieck.ggb', undefined, 'Dreieck.ggb'],
    ['.htaccess', undefined, 'htaccess'],
  ])('%j with %j becomes %j', (sent, extension, kept) => {
    expect(fileName(sent, extension)).toBe(kept);
  });

  it('is cut before its ending, never within a character', () => {
    const name = fileName(`${'🐦'.repeat(300)}.pdf`, 'pdf');
    expect(name).toMatch(/^🐦+\.pdf$/u);
    expect(fileName(`${'x'.repeat(500)}.pdf`)).toBe(`${'x'.repeat(nameMax - 4)}.pdf`);
    expect(fileName('x'.repeat(500))).toBe('x'.repeat(nameMax));
    expect(fileName(`x.${'y'.repeat(500)}`).length).toBe(nameMax);
    expect(() => encodeURIComponent(name)).not.toThrow();
  });

  it.each(['ü', 'Я', 'ß', '木', '🐦', 'e'])('of 400 × %s has no more bytes than a file system takes', (letter) => {
    const name = fileName(`${letter.repeat(400)}.docx`);
    expect(name.endsWith(`${letter}.docx`)).toBe(true);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
    expect(name.length).toBeGreaterThan(60);
  });
});
