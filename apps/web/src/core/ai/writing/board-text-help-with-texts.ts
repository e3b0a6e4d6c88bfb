import './text-help-with-texts';

export { BoardTextHelp as default } from './BoardTextHelp';
