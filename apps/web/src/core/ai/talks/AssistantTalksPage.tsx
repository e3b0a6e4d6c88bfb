import { TalksPage } from './TalksPage';

/** What was talked about with assistants. */
export default function AssistantTalksPage() {
  return <TalksPage partner="assistant" />;
}
