import { prefetchTexts } from '../../../platform/i18n/i18n';
import { addTextFiles, type Texts } from '../../../platform/i18n/texts';

// No first page knows even their names.
addTextFiles(import.meta.glob<Texts>('/src/core/ai/{converters,chat,markdown}/{de,en}.json', { import: 'default' }));
// Those of its fields as well: a field that waits for them would take the page away for a moment.
await prefetchTexts(['ai/converters', 'ai/chat', 'ai/markdown', 'platform/forms']);
