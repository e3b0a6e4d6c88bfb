import './document-texts';

export { default } from './DocumentPage';
