import '../../talk/talk-texts';

export { TryPane as default } from './TryPane';
