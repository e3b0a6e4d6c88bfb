import { LIMITS } from '@murmel/contracts';
import type { PinboardCard } from '@murmel/documents';
import { IconLetterCase, IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { TextInput } from '../../../ui/forms/TextField';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { Dialog } from '../../../ui/overlays/Dialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { usePinboard } from '../board/pinboard-context';
import classes from './card.module.css';
import type { ShownCover } from './cover-of';
import { Picture } from './Picture';
import { useTexts } from './texts';

interface CoverProps {
  card: PinboardCard;
  cover: ShownCover;
  editable: boolean;
  /** buttons that lie on the picture */
  tools: ReactNode;
}

/** The picture on top, with another one of the card's pictures, its description, or none. */
export function Cover({ card, cover, editable, tools }: CoverProps) {
  const t = useTexts();
  const { board, run } = usePinboard();
  const [describing, setDescribing] = useState(false);
  const change = (attachment: string | null) =>
    void run('changeCard', { card: card.id, cover: attachment === null ? null : { attachment, alt: '' } });
  const others = board.attachmentsOf(card.id).flatMap((attachment): MenuAction[] => {
    const picture = attachment.kind === 'file' ? attachment.image : attachment.picture !== null;
    const name = attachment.kind === 'file' ? attachment.name : attachment.title;
    return picture
      ? [{ key: attachment.id, label: name, checked: attachment.id === cover.attachment, onSelect: () => change(attachment.id) }]
      : [];
  });
  const actions: MenuAction[] = [
    { key: 'alt', label: t('cover.describe'), icon: IconLetterCase, onSelect: () => setDescribing(true) },
    ...(others.length > 1 ? others.map((action, index) => (index === 0 ? { ...action, group: t('cover.choose') } : action)) : []),
    { key: 'none', label: t('cover.remove'), icon: IconPhotoOff, onSelect: () => change(null) },
  ];
  return (
    <div className={classes.cover} data-cover="">
      <Picture file={cover.file} alt={cover.alt} className={classes.coverPicture} />
      <div className={classes.overCover}>
        {editable && (
          <ActionMenu
            actions={actions}
            button={(props) => (
              <IconButton {...props} label={t('cover.change')} icon={IconPhoto} variant="surface" size={44} tipAlign="end" />
            )}
          />
        )}
        {tools}
      </div>
      {describing && <DescribeCover card={card} cover={cover} onClose={() => setDescribing(false)} />}
    </div>
  );
}

/** Edits the alternative text of the picture. */
function DescribeCover({ card, cover, onClose }: { card: PinboardCard; cover: ShownCover; onClose: () => void }) {
  const t = useTexts();
  const { run } = usePinboard();
  const [alt, setAlt] = useState(cover.alt);
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (alt.trim() !== cover.alt) void run('changeCard', { card: card.id, cover: { attachment: cover.attachment, alt: alt.trim() } });
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('cover.describe')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="cover-alt">
          {t('save')}
        </Button>
      }
    >
      <form id="cover-alt" onSubmit={save}>
        <TextInput
          label={t('cover.alt')}
          description={t('cover.altHint')}
          value={alt}
          maxLength={LIMITS.image.altMax}
          data-autofocus
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
