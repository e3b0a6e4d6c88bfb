import '../mini-tools-texts';

export { default } from './HistoryPage';
