import 'virtual:murmel-contract/websites';
import { publicPathOf } from '@murmel/contracts';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './look/look.module.css';

/** The website as it is published, inside a frame of its own: its links do not leave the page around it. */
export default function OpenLook({ item }: OpenLookProps) {
  const { t } = useTranslation('tools/website/look');
  const { t: shown } = useTranslation('tools/website/public');
  const path = publicPathOf('website', item.id);
  return (
    <LookPage item={item} load={async (id) => (await api.websites.get({ id })).website.publishedAt} wide>
      {(publishedAt) =>
        publishedAt === null ? (
          <p>{shown('draft')}</p>
        ) : (
          <>
            <iframe
              className={classes.frame}
              src={path}
              title={t('frame', { title: item.title })}
              sandbox="allow-same-origin allow-scripts allow-popups"
            />
            <p>
              <a className={classes.open} href={path} target="_blank" rel="noopener">
                {t('open')}
              </a>
            </p>
          </>
        )
      }
    </LookPage>
  );
}
