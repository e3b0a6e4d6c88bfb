import { addTextFiles } from '../platform/i18n/texts';

/** Texts of screens that only somebody with an account sees: pages for guests do not even know their names. */
addTextFiles(import.meta.glob<Record<string, unknown>>('/src/{app,core}/**/{de,en}.json', { import: 'default' }));
