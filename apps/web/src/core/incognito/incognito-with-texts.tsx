import type { IncognitoNotice } from '@murmel/contracts';
import { createRoot } from 'react-dom/client';
import { prefetchTexts } from '../../platform/i18n/i18n';
import { UiProvider } from '../../ui/theme/UiProvider';
import { IncognitoBanner } from './IncognitoBanner';
import './incognito-texts';

/** Draws the banner as a root of its own: it stays when a page breaks, and stands on pages without any frame. */
export async function mountBanner(notice: IncognitoNotice): Promise<void> {
  await prefetchTexts(['incognito', 'platform/errors', 'platform/errors/accounts']);
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.prepend(place);
  createRoot(place).render(
    <UiProvider>
      <IncognitoBanner notice={notice} />
    </UiProvider>,
  );
}
