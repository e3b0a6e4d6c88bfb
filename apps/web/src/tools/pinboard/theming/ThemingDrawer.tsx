import { PINBOARD_COLOURS, PINBOARD_WALLPAPERS, type PinboardBackground } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Drawer } from '../../../ui/overlays/Drawer';
import { usePinboard } from '../board/pinboard-context';
import { useTexts } from '../texts';
import { Background } from './Background';
import { PictureUpload } from './PictureUpload';
import classes from './Theming.module.css';

interface ChoiceProps {
  group: string;
  label: string;
  background: PinboardBackground;
  checked: boolean;
  onChoose: () => void;
  /** address of a file, for a picture */
  fileUrl: (file: string) => string;
}

/** What a background looks like, small; the name stands below it. */
function Choice({ group, label, background, checked, onChoose, fileUrl }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" className={classes.radio} name={group} checked={checked} onChange={onChoose} />
      <span className={classes.sample}>
        <Background background={background} fileUrl={fileUrl} sample />
        {checked && <IconCheck size={22} stroke={2.4} className={classes.check ?? ''} aria-hidden />}
      </span>
      <span className={classes.name}>{label}</span>
    </label>
  );
}

/** What lies behind the lists: a colour, one of the product's own wallpapers, or a picture of the teacher's. */
export default function ThemingDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { item, board, run, fileUrl, thumbnailUrl } = usePinboard();
  const group = useId();
  const now = board.settings.background;
  const choose = (background: PinboardBackground): void => void run('changeSettings', { background });
  const choice = (background: PinboardBackground, label: string, checked: boolean): ReactNode => (
    <Choice key={label} group={group} label={label} background={background} checked={checked} fileUrl={thumbnailUrl} onChoose={() => choose(background)} />
  );
  return (
    <Drawer opened onClose={onClose} title={t('menu.theming')} closeLabel={t('close')}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('theming.wallpapers')}</legend>
        <div className={classes.grid}>
          {PINBOARD_WALLPAPERS.map((wallpaper) => choice({ kind: 'wallpaper', wallpaper }, t(`theming.wallpaper.${wallpaper}`), now.kind === 'wallpaper' && now.wallpaper === wallpaper))}
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('theming.colours')}</legend>
        <div className={classes.grid} data-small="true">
          {PINBOARD_COLOURS.map((colour) => choice({ kind: 'colour', colour }, t(`theming.colour.${colour}`), now.kind === 'colour' && now.colour === colour))}
        </div>
      </fieldset>
      <section className={classes.group}>
        <h3 className={classes.legend}>{t('theming.picture')}</h3>
        {now.kind === 'picture' && (
          <span className={classes.sample} data-wide="true">
            <img className={classes.picture} src={fileUrl(now.file)} alt={t('theming.pictureNow')} />
          </span>
        )}
        <PictureUpload itemId={item.id} again={now.kind === 'picture'} onUploaded={(file) => choose({ kind: 'picture', file })} />
      </section>
    </Drawer>
  );
}
