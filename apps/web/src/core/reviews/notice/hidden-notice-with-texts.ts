import { prefetchTexts } from '../../../platform/i18n/i18n';
import { addTextFiles, type Texts } from '../../../platform/i18n/texts';

addTextFiles(import.meta.glob<Texts>('/src/core/reviews/notice/{de,en}.json', { import: 'default' }));
await prefetchTexts(['reviews/notice']);

export { default } from './HiddenNotice';
