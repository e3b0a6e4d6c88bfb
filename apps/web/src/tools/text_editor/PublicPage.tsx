import 'virtual:murmel-contract/textDocuments';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { lazyPart } from '../../platform/page/lazy-part';
import { EditorHeader } from '../../ui/layout/EditorHeader';
import { Wordmark } from '../../ui/marbles/Wordmark';
import classes from './document/document.module.css';
import { PaperSkeleton } from './document/PaperSkeleton';
import { useTexts } from './texts';

const VisitorDocument = lazyPart(() => import('./document/VisitorDocument'));

/** Page of a document for visitors with the link. Title and sheet show at once, the editor comes after them. */
export default function PublicPage(props: PublicPageProps) {
  const t = useTexts();
  const waiting = (
    <div className={classes.page} data-guest>
      <EditorHeader
        marble={<Wordmark size={26} markOnly />}
        title={<h1 className={classes.pendingTitle}>{props.item.title}</h1>}
        people={props.item.abilities.contribute && <span className={classes.namePlace} />}
      />
      <main id="main" tabIndex={-1} className={classes.desk} data-tools-come={props.item.abilities.contribute || undefined}>
        <div className={classes.paper}>
          <PaperSkeleton label={t('loading')} />
        </div>
      </main>
    </div>
  );
  return <VisitorDocument key={props.item.id} {...props} waiting={waiting} />;
}
