import { prefetchTexts } from '../../platform/i18n/i18n';
import '../../core/incognito/incognito-texts';

await prefetchTexts(['incognito']);

export { default } from './ProtocolPage';
