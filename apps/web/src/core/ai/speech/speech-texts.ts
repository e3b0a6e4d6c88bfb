import { prefetchTexts } from '../../../platform/i18n/i18n';
import { addTextFiles, type Texts } from '../../../platform/i18n/texts';

// No first page knows even their names.
addTextFiles(import.meta.glob<Texts>(['/src/core/ai/speech/{de,en}.json', '/src/core/recordings/{de,en}.json'], { import: 'default' }));

/** Texts of speech. */
export const textsOfReading = (): Promise<unknown> => prefetchTexts(['ai/speech']);
/** Texts of dictation, with those of microphones. */
export const textsOfDictation = (): Promise<unknown> => prefetchTexts(['ai/speech', 'recordings', 'platform/errors/files']);
