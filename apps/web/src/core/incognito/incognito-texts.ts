import { addTextFiles, type Texts } from '../../platform/i18n/texts';

// Few people ever see them: no first page knows even their names.
addTextFiles(import.meta.glob<Texts>('/src/core/incognito/{de,en}.json', { import: 'default' }));
