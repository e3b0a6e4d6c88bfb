import './talk-texts';

export { AssistantTalk as default } from './AssistantTalk';
