import { addTextFiles, type Texts } from '../platform/i18n/texts';

/** Texts of the questions to a new teacher, and of what they name: tools, subjects, grades. */
addTextFiles(
  import.meta.glob<Texts>(['/src/onboarding/**/{de,en}.json', '/src/core/{shell,tools,items/settings}/{de,en}.json'], {
    import: 'default',
  }),
);
