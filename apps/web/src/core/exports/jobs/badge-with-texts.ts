import '../pdf-texts';

export { default } from './ExportsBadge';
