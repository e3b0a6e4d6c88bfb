import './converter-texts';

export { default } from './JobPage';
