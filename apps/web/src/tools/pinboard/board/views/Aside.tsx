import { useEffect } from 'react';
import { StrandedDraft } from '../composer/StrandedDraft';
import { useDroppedFiles } from '../drop/use-dropped-files';

/** Additional functions of a board; loaded after the files that a phone needs first. */
export default function Aside() {
  useDroppedFiles();
  useEffect(() => {
    // Preloaded before the first tap, and for use without the network.
    import('../composer/ComposerDialog').catch(() => undefined);
  }, []);
  return <StrandedDraft />;
}
