import '../pdf-texts';

export { ExportsOverlay as default } from './ExportsBadge';
