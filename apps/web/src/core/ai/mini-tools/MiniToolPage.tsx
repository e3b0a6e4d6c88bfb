import { miniToolOf } from '@murmel/contracts';
import { IconHistory } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { Tip } from '../../../ui/overlays/Tip';
import { ErrorView } from '../../errors/ErrorView';
import { ButtonLink } from '../../links/ButtonLink';
import { RouterLink } from '../../links/RouterLink';
import { AdaptButton } from './AdaptButton';
import { AskForm } from './AskForm';
import { FavouriteButton } from './FavouriteButton';
import { MiniToolMarble } from './MiniToolMarble';
import classes from './mini-tool.module.css';
import { historyOf, MINI_TOOLS_PATH } from './paths';

/** Page of one mini tool: its form, and the prompt built from it. */
export default function MiniToolPage() {
  const { t, i18n } = useTranslation('ai/mini-tools');
  const { id = '' } = useParams();
  const tool = miniToolOf(id);
  const name = tool?.name[i18n.language] ?? t('gone.name');
  useItemTitle(name);
  return (
    <div className={classes.page}>
      <EditorHeader
        back={{ href: MINI_TOOLS_PATH, label: t('back') }}
        linkAs={RouterLink}
        marble={tool && <MiniToolMarble tool={tool} size={40} />}
        title={
          tool ? (
            <h1 className={classes.title} tabIndex={-1}>
              {name}
            </h1>
          ) : (
            <p className={classes.title}>{t('title')}</p>
          )
        }
        status={tool && <span>{tool.text[i18n.language]}</span>}
        actions={
          tool && (
            <>
              <Tip text={t('history.title')} align="end">
                <RouterLink href={historyOf(tool.id)} className={classes.toHistory} aria-label={t('history.title')}>
                  <IconHistory size={20} stroke={1.9} aria-hidden />
                </RouterLink>
              </Tip>
              <FavouriteButton id={tool.id} />
              <AdaptButton tool={tool} />
            </>
          )
        }
      />
      <main id="main" tabIndex={-1} className={tool ? classes.main : classes.gone}>
        {tool ? <AskForm key={tool.id} tool={tool} source="product" /> : <Gone />}
      </main>
    </div>
  );
}

function Gone() {
  const { t } = useTranslation('ai/mini-tools');
  return (
    <ErrorView
      kind="notFound"
      title={t('gone.title')}
      text={t('gone.text')}
      actions={<ButtonLink href={MINI_TOOLS_PATH}>{t('gone.toAll')}</ButtonLink>}
    />
  );
}
