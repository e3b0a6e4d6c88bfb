import './report-texts';

export { default } from './ReportLink';
