import { addTextFiles, type Texts } from '../platform/i18n/texts';

/** Texts of the administration, and of the pages it shares with the app. */
addTextFiles(
  import.meta.glob<Texts>(['/src/backoffice/**/{de,en}.json', '/src/core/{h5p,installation,people,schools}/**/{de,en}.json'], {
    import: 'default',
  }),
);
