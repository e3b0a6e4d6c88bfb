import { prefetchTexts } from '../platform/i18n/i18n';
import { addTextFiles, type Texts } from '../platform/i18n/texts';

// Guests' pages do not know their names before something open is looked at.
addTextFiles(import.meta.glob<Texts>('/src/core/gallery/look/{de,en}.json', { import: 'default' }));
await prefetchTexts(['gallery/look', 'tools']);

export { default } from './OpenLookPage';
