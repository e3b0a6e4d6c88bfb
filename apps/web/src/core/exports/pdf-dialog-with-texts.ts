import './pdf-texts';

export { default } from './PdfDialog';
