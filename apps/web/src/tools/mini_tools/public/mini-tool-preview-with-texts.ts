import '../../../core/ai/mini-tools/mini-tools-texts';
import { prefetchTexts } from '../../../platform/i18n/i18n';

await prefetchTexts(['tools/mini_tools/public']);

export { MiniToolPreview as default } from './MiniToolPreview';
