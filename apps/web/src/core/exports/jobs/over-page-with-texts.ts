import '../pdf-texts';

export { ExportsOverPage as default } from './ExportsMark';
