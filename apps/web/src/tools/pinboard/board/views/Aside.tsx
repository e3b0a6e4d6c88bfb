import { useEffect } from 'react';
import { StrandedDraft } from '../composer/StrandedDraft';
import { useGivenFiles } from '../given/use-given-files';

/** Additional functions of a board; loaded after the files that a phone needs first. */
export default function Aside() {
  useGivenFiles();
  useEffect(() => {
    // Preloaded before the first tap, and for use without the network.
    import('../composer/ComposerDialog').catch(() => undefined);
  }, []);
  return <StrandedDraft />;
}
