import { prefetchTexts } from '../../../platform/i18n/i18n';

await prefetchTexts(['ai/personas']);

export { default } from './PersonaBeside';
