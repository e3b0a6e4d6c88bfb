import { LIMITS } from '@murmel/contracts';
import { Notice } from '../../../../ui/status/Notice';
import { useTexts } from '../../texts';
import classes from './Import.module.css';
import type { ImportDraft } from './import-draft';
import type { ImportPlan } from './plan';

const { cardsPerList, cardsPerBoard, listsPerBoard, descriptionMax, listNameMax } = LIMITS.pinboard;

/** Shows the number of entries to import, list by list, and the omitted ones, with the reason and its limit. */
export function ImportPreview({ draft, plan }: { draft: ImportDraft; plan: ImportPlan }) {
  const t = useTexts();
  const { left } = plan;
  const reasons = [
    left.lists > 0 && t('import.left.lists', { count: left.lists, cards: left.cardsOfLists, limit: listsPerBoard }),
    left.cardsPerList > 0 && t('import.left.cardsPerList', { count: left.cardsPerList, limit: cardsPerList }),
    left.cardsPerBoard > 0 && t('import.left.cardsPerBoard', { count: left.cardsPerBoard, limit: cardsPerBoard }),
    draft.archived > 0 && t('import.left.archived', { count: draft.archived }),
    draft.empty > 0 && t('import.left.empty', { count: draft.empty }),
    draft.shortened > 0 && t('import.left.shortened', { count: draft.shortened, limit: descriptionMax }),
    draft.shortenedNames > 0 && t('import.left.shortenedNames', { count: draft.shortenedNames, limit: listNameMax }),
    ...(['comments', 'members', 'fields'] as const).map(
      (kind) => draft.withoutPlace[kind] > 0 && t(`import.left.${kind}`, { count: draft.withoutPlace[kind] }),
    ),
  ].filter((reason) => reason !== false);
  return (
    <div className={classes.preview}>
      <p role="status" className={classes.sum}>
        {t('import.sum', { lists: t('import.lists', { count: plan.newLists }), cards: t('import.cards', { count: plan.cards }) })}
      </p>
      {reasons.length > 0 && (
        <Notice title={t('import.leftTitle')}>
          <ul className={classes.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className={classes.lists} aria-label={t('import.listsLabel')}>
        {plan.lists.map(({ name, existing, cards }, index) => (
          <li key={index} className={classes.list}>
            <span className={classes.name}>{name}</span>
            <span className={classes.count}>
              {t(existing === undefined ? 'import.cards' : 'import.cardsAdded', { count: cards.length })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
