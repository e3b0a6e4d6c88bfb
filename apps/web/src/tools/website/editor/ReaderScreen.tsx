import { publicPathOf, type WebsiteItem } from '@murmel/contracts';
import { IconExternalLink } from '@tabler/icons-react';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { Button } from '../../../ui/forms/Button';
import classes from './editor.module.css';
import { useTexts } from './texts';

/** Shows the published website to an invited reader; it is a page of its own. */
export function ReaderScreen({ item }: { item: WebsiteItem }) {
  const t = useTexts();
  const dialogs = useItemDialogs(item);
  const { publishedAt } = item.website;
  return (
    <div className={classes.editor}>
      <ItemHeader item={item} dialogs={dialogs} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.reader}>
          <p>{t(publishedAt ? 'reader.published' : 'reader.draft')}</p>
          {publishedAt && (
            <Button
              component="a"
              href={publicPathOf('website', item.id)}
              leftSection={<IconExternalLink size={20} stroke={1.9} aria-hidden />}
            >
              {t('publish.see')}
            </Button>
          )}
        </div>
      </main>
    </div>
  );
}
