import '../../core/exports/pdf-texts';

export { SheetPdfDialog as default } from './pdf/SheetPdfDialog';
