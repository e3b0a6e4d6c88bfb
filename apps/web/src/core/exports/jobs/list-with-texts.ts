import '../pdf-texts';

export { ExportList as default } from './ExportList';
