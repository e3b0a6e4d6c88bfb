import './converter-texts';

export { default } from './HistoryPage';
