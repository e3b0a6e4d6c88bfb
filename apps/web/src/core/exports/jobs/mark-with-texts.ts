import '../pdf-texts';

export { default } from './ExportsMark';
