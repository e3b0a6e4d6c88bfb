import { type Json, LIMITS, WEBSITE_LIMITS } from '@murmel/contracts';
import type { SiteBlockOf } from '@murmel/documents';
import { PictureUpload } from '../../../../core/boards/background/PictureUpload';
import { thumbnailUrl } from '../../../../core/boards/file-address';
import { Button } from '../../../../ui/forms/Button';
import { useWebsite } from '../open/website-context';
import { useTexts } from '../texts';
import { useChangeBlock } from '../use-change-block';
import classes from './settings.module.css';
import { TextDraft } from './TextDraft';

const { pictures: limit } = WEBSITE_LIMITS;

/** Settings of the pictures of a gallery, and their descriptions. */
export function GallerySettings({ block }: { block: SiteBlockOf<'Gallery'> }) {
  const t = useTexts();
  const { item } = useWebsite();
  const change = useChangeBlock(block.id);
  const { pictures } = block.content;
  const write = (next: readonly { file: string | null; alt: string }[], name: string) =>
    change({ pictures: next as unknown as Json }, name);
  return (
    <>
      <ul className={classes.pictures}>
        {pictures.map(({ file, alt }, index) => (
          <li key={file ?? index} className={classes.picture}>
            {file !== null && <img src={thumbnailUrl(file)} alt="" />}
            <div>
              <TextDraft
                label={t('gallery.alt', { number: index + 1 })}
                value={alt}
                maxLength={LIMITS.image.altMax}
                save={(words) =>
                  write(
                    pictures.map((one, at) => (at === index ? { ...one, alt: words } : one)),
                    `alt${index}`,
                  )
                }
              />
              <Button
                variant="default"
                size="sm"
                onClick={() =>
                  void write(
                    pictures.filter((_, at) => at !== index),
                    'remove',
                  )
                }
              >
                {t('gallery.remove', { number: index + 1 })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {pictures.length < limit ? (
        <PictureUpload itemId={item.id} again={false} onUploaded={(file) => void write([...pictures, { file, alt: '' }], 'add')} />
      ) : (
        <p className={classes.note}>{t('gallery.full', { limit })}</p>
      )}
    </>
  );
}
