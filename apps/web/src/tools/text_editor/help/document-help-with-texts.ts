import '../../../core/ai/writing/text-help-with-texts';

export { DocumentHelp as default } from './DocumentHelp';
