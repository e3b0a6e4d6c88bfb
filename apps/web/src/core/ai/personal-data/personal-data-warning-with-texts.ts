import { prefetchTexts } from '../../../platform/i18n/i18n';
import { addTextFiles, type Texts } from '../../../platform/i18n/texts';

// Guests' pages do not know the names of these texts before the user writes to a model.
addTextFiles(import.meta.glob<Texts>('/src/core/ai/personal-data/{de,en}.json', { import: 'default' }));
await prefetchTexts(['ai/personal-data']);

export { PersonalDataWarning as default } from './PersonalDataWarning';
