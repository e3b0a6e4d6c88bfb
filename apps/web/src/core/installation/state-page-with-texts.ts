import { prefetchTexts } from '../../platform/i18n/i18n';
import { addTextFiles, type Texts } from '../../platform/i18n/texts';

// Only admins come here: no first page knows even their names.
addTextFiles(import.meta.glob<Texts>('/src/core/installation/{de,en}.json', { import: 'default' }));
await prefetchTexts(['installation']);

export { default } from './StatePage';
