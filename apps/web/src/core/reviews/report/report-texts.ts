import { prefetchTexts } from '../../../platform/i18n/i18n';
import { addTextFiles, type Texts } from '../../../platform/i18n/texts';

// Guests' pages do not know the names of these texts before they are requested.
addTextFiles(import.meta.glob<Texts>('/src/core/reviews/report/{de,en}.json', { import: 'default' }));
await prefetchTexts(['reviews/report', 'platform/errors/accounts']);
