import { TalksPage } from './TalksPage';

/** What was talked about with characters. */
export default function CharacterTalksPage() {
  return <TalksPage partner="character" />;
}
