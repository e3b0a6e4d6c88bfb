import './converter-texts';

export { default } from './ConvertersPage';
