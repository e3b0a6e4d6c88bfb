import { TalksPage } from './TalksPage';

/** Earlier conversations with assistants. */
export default function AssistantTalksPage() {
  return <TalksPage partner="assistant" />;
}
