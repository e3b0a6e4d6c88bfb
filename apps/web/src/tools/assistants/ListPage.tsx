export { default } from './list/AssistantList';
