import './talk-texts';

export { TeacherTalk as default } from './TeacherTalk';
