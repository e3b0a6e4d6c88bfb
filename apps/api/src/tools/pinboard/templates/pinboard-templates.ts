import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { filledPinboard } from '../filled-pinboard.js';
import { TOLD_PINBOARDS } from './told-pinboards.js';

export const pinboardTemplates: readonly ProductTemplate[] = TOLD_PINBOARDS.map(({ lists, ...told }) => ({
  ...told,
  source: lists as unknown as Json,
  content: (by) => filledPinboard(lists, by),
}));
