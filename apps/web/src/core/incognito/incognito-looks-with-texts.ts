import { prefetchTexts } from '../../platform/i18n/i18n';
import './incognito-texts';

await prefetchTexts(['incognito']);

export { default } from './IncognitoLooks';
