import type { AiImageSize } from '@murmel/contracts';
import { intlLocale } from '../../dates/dates';

/** "1344 × 768". */
export function sizeText(size: AiImageSize): string {
  return size.replace('x', ' × ');
}

/** "48 291": a seed is read aloud and typed again. */
export function seedText(seed: number, language: string): string {
  return new Intl.NumberFormat(intlLocale(language)).format(seed).replace(/[.,]/g, '\u202f');
}
