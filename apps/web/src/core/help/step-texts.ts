import { addTextFiles, type Texts } from '../../platform/i18n/texts';
import { HELP_CATEGORY_KEYS, type HelpCategoryKey } from './categories';

// They come with the pages of the help: no other page knows even their names.
addTextFiles(import.meta.glob<Texts>('/src/core/help/articles/*/{de,en}.json', { import: 'default' }));

/** The namespace with the steps of a category's articles. */
export const stepTexts = (category: HelpCategoryKey): string => `help/articles/${category}`;
export const ALL_STEP_TEXTS: readonly string[] = HELP_CATEGORY_KEYS.map(stepTexts);
