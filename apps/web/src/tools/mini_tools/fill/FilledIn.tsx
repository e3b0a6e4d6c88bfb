import { contentLanguage, type MiniToolItem, miniToolFrom, type OwnMiniTool, ownMiniToolFaults } from '@murmel/contracts';
import { AskForm } from '../../../core/ai/mini-tools/AskForm';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useSession } from '../../../platform/session/store';
import { Notice } from '../../../ui/status/Notice';
import { MiniToolPreview } from '../public/MiniToolPreview';
import classes from './fill.module.css';

interface FilledInProps {
  item: MiniToolItem;
  own: OwnMiniTool;
}

/** A mini tool as a teacher uses it. */
export function FilledIn({ item, own }: FilledInProps) {
  const { t } = useTranslation('tools/mini_tools');
  const { isTeacher } = useSession();
  const finished = ownMiniToolFaults(own).length === 0;
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      {!isTeacher ? (
        <MiniToolPreview item={item} />
      ) : finished ? (
        <>
          {item.description !== '' && (
            <p className={classes.text} lang={contentLanguage(item)}>
              {item.description}
            </p>
          )}
          {!item.mine && <p className={classes.text}>{t('fill.strange', { name: item.author.name })}</p>}
          <AskForm tool={miniToolFrom(item, own)} source="item" />
        </>
      ) : (
        <div className={classes.text}>
          <Notice>{t('fill.unfinished')}</Notice>
        </div>
      )}
    </main>
  );
}
