import './report-texts';

export { default } from './ReportDialog';
