import '../../core/ai/mini-tools/mini-tools-texts';

export { default } from './list/PromptLab';
