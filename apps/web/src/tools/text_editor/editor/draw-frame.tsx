import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { externalPage } from '../../../core/parts/frame/external-page';
import { FrameInText } from '../../../core/parts/frame/FrameInText';
import { NAMESPACE } from '../../../core/parts/texts';
import { currentLanguage, prefetchTexts } from '../../../platform/i18n/i18n';
import { ownOrigin } from '../../../platform/page/addresses';

/** Resolves when the face has its words. */
export const wordsOfFrames = (): Promise<void> => prefetchTexts([NAMESPACE]);

/**
 * Replaces an element's content by the preview of a film or a page, which asks before any foreign server is contacted.
 * @returns ends it; undefined for pages of this installation, which stay as they are
 */
export function drawFrame(address: string, into: HTMLElement): (() => void) | undefined {
  const page = externalPage(address, ownOrigin());
  if (!page) return undefined;
  const place = document.createElement('div');
  // The text around it may be in another language.
  place.lang = currentLanguage();
  into.replaceChildren(place);
  const root = createRoot(place);
  root.render(
    <Suspense fallback={null}>
      <FrameInText page={page} />
    </Suspense>,
  );
  // An editor goes while React draws; a root must not end then.
  return () => queueMicrotask(() => root.unmount());
}
