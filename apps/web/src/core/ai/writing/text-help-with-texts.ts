import { prefetchTexts } from '../../../platform/i18n/i18n';
import { addTextFiles, type Texts } from '../../../platform/i18n/texts';

// Guests' pages do not even know these names: models help only accounts.
addTextFiles(import.meta.glob<Texts>(['/src/core/ai/writing/{de,en}.json', '/src/core/ai/markdown/{de,en}.json'], { import: 'default' }));
await prefetchTexts(['ai/writing', 'ai/markdown']);

export { TextHelp as default } from './TextHelp';
