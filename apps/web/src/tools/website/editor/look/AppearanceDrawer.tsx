import { LIMITS, SITE_THEMES, type WebsiteInput } from '@murmel/contracts';
import '../../site/site.css';
import { PictureUpload } from '../../../../core/boards/background/PictureUpload';
import { fileUrl } from '../../../../core/boards/file-address';
import { Button } from '../../../../ui/forms/Button';
import { Drawer } from '../../../../ui/overlays/Drawer';
import { LazyPicture } from '../../../../ui/pictures/LazyPicture';
import { useWebsite } from '../open/website-context';
import { TextDraft } from '../settings/TextDraft';
import { useTexts } from '../texts';
import classes from './look.module.css';

/** Appearance of the whole website; changes apply at once. */
export default function AppearanceDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const {
    item,
    run,
    site: { look },
  } = useWebsite();
  const change = (fields: WebsiteInput<'changeLook'>) => run('changeLook', fields, `look-${Object.keys(fields).join()}`);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('look.title')}
      closeLabel={t('close')}
      footer={<p className={classes.note}>{t('look.contrast')}</p>}
    >
      <div className={classes.groups}>
        <fieldset className={classes.themes}>
          <legend className={classes.legend}>{t('look.theme')}</legend>
          {SITE_THEMES.map((theme) => (
            <label key={theme} className={`site ${classes.theme}`} data-theme={theme}>
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={look.theme === theme}
                onChange={() => void change({ theme })}
                className={classes.radio}
              />
              <span className={classes.name}>{t(`look.themes.${theme}`)}</span>
              <span className={classes.sample} aria-hidden />
            </label>
          ))}
        </fieldset>
        <section className={classes.group}>
          <h3 className={classes.legend}>{t('look.cover')}</h3>
          {look.cover && (
            <>
              <LazyPicture className={classes.cover} address={fileUrl(look.cover)} alt={t('look.coverNow')} />
              <TextDraft
                label={t('look.coverAlt')}
                value={look.coverAlt}
                maxLength={LIMITS.image.altMax}
                save={(coverAlt) => change({ coverAlt })}
              />
              <Button variant="default" size="sm" onClick={() => void change({ cover: null })}>
                {t('look.noCover')}
              </Button>
            </>
          )}
          <PictureUpload itemId={item.id} again={look.cover !== null} onUploaded={(cover) => void change({ cover })} />
        </section>
      </div>
    </Drawer>
  );
}
