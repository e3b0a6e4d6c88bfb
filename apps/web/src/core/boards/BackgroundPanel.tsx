import { BOARD_COLOURS, BOARD_WALLPAPERS, type BoardBackground } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { LazyPicture } from '../../ui/pictures/LazyPicture';
import { Background } from './Background';
import classes from './BackgroundPanel.module.css';
import { PictureUpload } from './background/PictureUpload';
import { fileUrl, thumbnailUrl } from './file-address';

interface ChoiceProps {
  group: string;
  label: string;
  background: BoardBackground;
  checked: boolean;
  onChoose: () => void;
}

/** Small sample of a background; the name stands below it. */
function Choice({ group, label, background, checked, onChoose }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" className={classes.radio} name={group} checked={checked} onChange={onChoose} />
      <span className={classes.sample}>
        <Background background={background} fileUrl={thumbnailUrl} sample />
        {checked && <IconCheck size={22} stroke={2.4} className={classes.check ?? ''} aria-hidden />}
      </span>
      <span className={classes.name}>{label}</span>
    </label>
  );
}

interface BackgroundPanelProps {
  /** undefined: nothing of its own was chosen */
  background: BoardBackground | undefined;
  onChange: (background: BoardBackground) => void;
  /** the item that a picture is put into */
  itemId: string;
}

/** Panel for the background of a board: a colour, one of the product's own wallpapers, or a picture of the teacher's. */
export function BackgroundPanel({ background: now, onChange, itemId }: BackgroundPanelProps) {
  const { t } = useTranslation('boards/background');
  const group = useId();
  const choice = (background: BoardBackground, label: string, checked: boolean): ReactNode => (
    <Choice key={label} group={group} label={label} background={background} checked={checked} onChoose={() => onChange(background)} />
  );
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('wallpapers')}</legend>
        <div className={classes.grid}>
          {BOARD_WALLPAPERS.map((wallpaper) =>
            choice({ kind: 'wallpaper', wallpaper }, t(`wallpaper.${wallpaper}`), now?.kind === 'wallpaper' && now.wallpaper === wallpaper),
          )}
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('colours')}</legend>
        <div className={classes.grid} data-small="true">
          {BOARD_COLOURS.map((colour) =>
            choice({ kind: 'colour', colour }, t(`colour.${colour}`), now?.kind === 'colour' && now.colour === colour),
          )}
        </div>
      </fieldset>
      <section className={classes.group}>
        <h3 className={classes.legend}>{t('picture')}</h3>
        {now?.kind === 'picture' && (
          <span className={classes.sample} data-wide="true">
            <LazyPicture className={classes.picture} address={fileUrl(now.file)} alt={t('pictureNow')} />
          </span>
        )}
        <PictureUpload itemId={itemId} again={now?.kind === 'picture'} onUploaded={(file) => onChange({ kind: 'picture', file })} />
      </section>
    </>
  );
}
