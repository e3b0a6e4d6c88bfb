import { SHEET_FONTS, type WorksheetInput } from '@murmel/contracts';
import { IconPrinter } from '@tabler/icons-react';
import { PictureUpload } from '../../../../core/boards/background/PictureUpload';
import { fileUrl } from '../../../../core/boards/file-address';
import { Swatches } from '../../../../core/boards/Swatches';
import { Button } from '../../../../ui/forms/Button';
import { PillTabs } from '../../../../ui/forms/PillTabs';
import { Drawer } from '../../../../ui/overlays/Drawer';
import { LazyPicture } from '../../../../ui/pictures/LazyPicture';
import { useWorksheet } from '../open/worksheet-context';
import { GroundChoice } from '../settings/GroundChoice';
import { useTexts } from '../texts';
import { BorderChoice } from './BorderChoice';
import classes from './look.module.css';

/** Appearance of the whole sheet; changes apply at once. */
export default function AppearanceDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const {
    item,
    run,
    sheet: { look },
  } = useWorksheet();
  const change = (fields: WorksheetInput<'changeLook'>): void => void run('changeLook', fields, `look-${Object.keys(fields).join()}`);
  return (
    <Drawer
      opened
      onClose={onClose}
      width={640}
      title={t('look.title')}
      closeLabel={t('close')}
      footer={
        <p className={classes.copier}>
          <IconPrinter size={20} stroke={1.9} aria-hidden />
          {t('look.copier')}
        </p>
      }
    >
      <div className={classes.groups}>
        <BorderChoice value={look.border} onChange={(border) => change({ border })} />
        <PillTabs
          label={t('look.font')}
          labelHidden={false}
          options={SHEET_FONTS.map((font) => ({ value: font, label: t(`look.fonts.${font}`) }))}
          value={look.font}
          onChange={(font) => change({ font })}
        />
        <section className={classes.group}>
          <h3 className={classes.legend}>{t('look.colour')}</h3>
          <Swatches label={t('look.colour')} value={look.colour} onChange={(colour) => change({ colour })} />
        </section>
        <GroundChoice value={look.ground} onChange={(ground) => ground && change({ ground })} />
        <section className={classes.group}>
          <h3 className={classes.legend}>{t('look.cover')}</h3>
          {look.cover && (
            <>
              <span className={classes.cover}>
                <LazyPicture className={classes.picture} address={fileUrl(look.cover)} alt={t('look.coverNow')} />
              </span>
              <Button variant="default" size="sm" onClick={() => change({ cover: null })}>
                {t('look.noCover')}
              </Button>
            </>
          )}
          <PictureUpload itemId={item.id} again={look.cover !== null} onUploaded={(cover) => change({ cover })} />
        </section>
      </div>
    </Drawer>
  );
}
