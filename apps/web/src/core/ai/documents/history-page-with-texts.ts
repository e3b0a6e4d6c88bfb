import './document-texts';

export { default } from './HistoryPage';
