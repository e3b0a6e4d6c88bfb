import { expect, it } from 'vitest';
import { plainMailText } from './plain-mail-text.js';

it.each([
  ['Wald und Wiese – Teil 2 (7b)', 'Wald und Wiese – Teil 2 (7b)'],
  ['Mathe: Brüche & Prozente!', 'Mathe Brüche & Prozente!'],
  ["L'été à Zürich", "L'été à Zürich"],
  ['Auf https://boese.example/konto?x=1', 'Auf https boese example konto?x 1'],
  ['www.boese.example', 'www boese example'],
  ['boese．example', 'boese example'],
  ['boese。example', 'boese example'],
  ['boese․example', 'boese example'],
  ['mail@boese.example', 'mail boese example'],
  ['Ruf an +49 (30) 123 45 67', 'Ruf an +'],
  ['Ruf an ٠٣٠١٢٣٤٥٦٧', 'Ruf an'],
  ['1914 bis 1918', '1914 bis 1918'],
  ['<b>fett</b>\r\nBcc: x', 'b fett b Bcc x'],
  ['\u202eelpmaxe', 'elpmaxe'],
  ['...', '…'],
  ['x'.repeat(50), `${'x'.repeat(39)}…`],
  ['🐦 Vögel', 'Vögel'],
])('%j is %j in a mail', (text, plain) => {
  expect(plainMailText(text, 40)).toBe(plain);
});
