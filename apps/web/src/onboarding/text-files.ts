import { addTextFiles, type Texts } from '../platform/i18n/texts';

/** Texts of the questions to a new teacher. */
addTextFiles(import.meta.glob<Texts>('/src/onboarding/**/{de,en}.json', { import: 'default' }));
