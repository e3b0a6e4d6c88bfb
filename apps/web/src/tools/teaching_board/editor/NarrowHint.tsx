import { type Item, publicPathOf, TOOLS } from '@murmel/contracts';
import { IconBook2 } from '@tabler/icons-react';
import { RouterLink } from '../../../core/links/RouterLink';
import { useBackLink } from '../../../core/links/use-back-link';
import { useToolContributions } from '../../../core/tools/contribution';
import { publicAddress } from '../../../platform/page/addresses';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { Marble } from '../../../ui/marbles/Marble';
import classes from './narrow-hint.module.css';
import { useTexts } from './texts';

/** Replaces the editor if the space is too small (spec TBO-01), and suggests alternatives. */
export function NarrowHint({ item }: { item: Item }) {
  const t = useTexts();
  const back = useBackLink('teaching_board');
  const { icon, colour, swirl } = useToolContributions().teaching_board;
  return (
    <div className={classes.page}>
      <EditorHeader linkAs={RouterLink} back={back} title={<span className={classes.name}>{item.title}</span>} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.words}>
          <Marble colour={colour} swirl={swirl} icon={icon} size={120} />
          <h1 className={classes.title} tabIndex={-1}>
            {t('narrow.title')}
          </h1>
          <p className={classes.text}>{t('narrow.text')}</p>
        </div>
        <div className={classes.actions}>
          <CopyButton
            variant="filled"
            text={publicAddress(`${TOOLS.teaching_board.route}/${item.id}`)}
            label={t('narrow.copy')}
            copiedLabel={t('narrow.copied')}
          />
          <Button
            size="sm"
            variant="default"
            component={RouterLink}
            href={publicPathOf('teaching_board', item.id)}
            leftSection={<IconBook2 size={20} stroke={1.9} aria-hidden />}
          >
            {t('narrow.read')}
          </Button>
        </div>
      </main>
    </div>
  );
}
