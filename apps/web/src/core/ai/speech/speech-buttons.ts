import { optionalPart } from '../../../platform/page/optional-part';
import type { DictateHereProps } from './DictateHere';
import type { ReadAloudProps } from './ReadAloud';
import type { VoiceSampleProps } from './VoiceSample';

/** Button that reads a text aloud, wherever one is shown; loaded after its page. */
export const ReadAloudButton = optionalPart<ReadAloudProps>(async () => {
  const [button, { textsOfReading }] = await Promise.all([import('./ReadAloud'), import('./speech-texts')]);
  await textsOfReading();
  return button;
});

/** Button for dictation, wherever a text is written; loaded after its page. */
export const DictateButton = optionalPart<DictateHereProps>(async () => {
  const [button, { textsOfDictation }] = await Promise.all([import('./DictateHere'), import('./speech-texts')]);
  await textsOfDictation();
  return button;
});

/** Button that lets a voice say a sentence. */
export const VoiceSampleButton = optionalPart<VoiceSampleProps>(async () => {
  const [button, { textsOfReading }] = await Promise.all([import('./VoiceSample'), import('./speech-texts')]);
  await textsOfReading();
  return button;
});
