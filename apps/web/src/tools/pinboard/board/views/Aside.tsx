import { useEffect } from 'react';
import { StrandedDraft } from '../composer/StrandedDraft';
import { useGivenFiles } from '../given/use-given-files';

/** What a board can do beside what it shows; it comes after what a phone has to load first. */
export default function Aside() {
  useGivenFiles();
  useEffect(() => {
    // Here before somebody taps, and when the network is not.
    import('../composer/ComposerDialog').catch(() => undefined);
  }, []);
  return <StrandedDraft />;
}
