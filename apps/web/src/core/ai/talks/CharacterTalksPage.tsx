import { TalksPage } from './TalksPage';

/** Earlier conversations with characters. */
export default function CharacterTalksPage() {
  return <TalksPage partner="character" />;
}
