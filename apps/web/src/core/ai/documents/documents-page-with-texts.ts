import './document-texts';

export { default } from './DocumentsPage';
