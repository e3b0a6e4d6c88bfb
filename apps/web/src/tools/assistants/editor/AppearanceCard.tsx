import { ASSISTANT_ICONS, type AssistantAvatar, type AssistantItem, LIMITS, PICTURE_TYPES } from '@murmel/contracts';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { usePictureUpload } from '../../../core/boards/upload/use-picture-upload';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FileInput } from '../../../ui/files/FileInput';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Swatches } from '../../../ui/forms/Swatches';
import { marbleColours } from '../../../ui/theme/scales';
import { AssistantFace } from '../avatar/AssistantFace';
import { ICONS } from '../avatar/assistant-icons';
import classes from './editor.module.css';
import type { AssistantDraft } from './use-assistant-draft';

/** Settings of its avatar: an icon on a marble, or a custom picture. */
export function AppearanceCard({ item, draft: { avatar, change } }: { item: AssistantItem; draft: AssistantDraft }) {
  const { t } = useTranslation('tools/assistants');
  const name = useId();
  const hint = useId();
  const set = (fields: Partial<AssistantAvatar>) => change({ avatar: { ...avatar, ...fields } });
  const { send, percent, problem } = usePictureUpload(item.id, (file) => set({ file }));
  return (
    <section className={classes.card} aria-labelledby="assistant-look">
      <div className={classes.heading}>
        <h2 id="assistant-look">{t('look.title')}</h2>
      </div>
      <div className={classes.look}>
        <AssistantFace avatar={avatar} size={64} />
        <Swatches
          label={t('look.colour')}
          full
          colours={marbleColours.map((value) => ({ value, label: t(`look.colours.${value}`) }))}
          value={marbleColours[avatar.colour] ?? 'tafel'}
          onChange={(colour) => set({ colour: marbleColours.indexOf(colour), file: null })}
        />
      </div>
      <fieldset className={classes.icons}>
        <legend className="visually-hidden">{t('look.icon')}</legend>
        {ASSISTANT_ICONS.map((icon) => {
          const IconShape = ICONS[icon];
          return (
            <label key={icon} className={classes.icon} title={t(`look.icons.${icon}`)}>
              <input
                type="radio"
                name={name}
                checked={icon === avatar.icon && avatar.file === null}
                aria-label={t(`look.icons.${icon}`)}
                onChange={() => set({ icon, file: null })}
              />
              <IconShape size={24} stroke={1.9} aria-hidden />
            </label>
          );
        })}
      </fieldset>
      <div className={classes.buttons}>
        <label className={classes.upload}>
          <FileInput accept={PICTURE_TYPES.join()} aria-describedby={hint} disabled={percent !== undefined} onFile={send} />
          <IconUpload size={20} stroke={1.9} aria-hidden />
          {percent === undefined ? t(avatar.file === null ? 'look.upload' : 'look.otherPicture') : t('look.sending', { percent })}
        </label>
        {avatar.file !== null && (
          <Button variant="subtle" leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />} onClick={() => set({ file: null })}>
            {t('look.noPicture')}
          </Button>
        )}
      </div>
      <p className={classes.hint} id={hint}>
        {t('look.hint', { max: LIMITS.image.maxMegabytes })}
      </p>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </section>
  );
}
