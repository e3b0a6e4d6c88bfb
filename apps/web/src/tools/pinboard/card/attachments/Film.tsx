import { externalVideo } from '../../../../core/parts/frame/external-page';
import { NAMESPACE } from '../../../../core/parts/texts';
import { prefetchTexts } from '../../../../platform/i18n/i18n';
import { lazyPart } from '../../../../platform/page/lazy-part';
import classes from './attachments.module.css';

const FrameInText = lazyPart(async () => {
  const [{ FrameInText: Frame }] = await Promise.all([import('../../../../core/parts/frame/FrameInText'), prefetchTexts([NAMESPACE])]);
  return { default: Frame };
});

/** A link that leads to a film is played on its card, behind the same question as everywhere; other links are only links. */
export function Film({ url }: { url: string }) {
  const page = externalVideo(url);
  if (!page) return null;
  return (
    <li className={classes.film}>
      <FrameInText page={page} waiting={null} />
    </li>
  );
}
