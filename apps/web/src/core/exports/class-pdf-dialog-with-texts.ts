import './pdf-texts';

export { default } from './ClassPdfDialog';
