import './open-page-texts';

export { default } from './OpenPanel';
