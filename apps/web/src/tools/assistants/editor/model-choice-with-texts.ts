import '../talk/talk-texts';

export { ModelChoice as default } from './ModelChoice';
