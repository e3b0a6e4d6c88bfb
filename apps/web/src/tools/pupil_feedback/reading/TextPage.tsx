import { contentLanguage, type FeedbackAssignmentItem, type FeedbackType, type PupilText } from '@murmel/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { EmptyState } from '../../../ui/status/EmptyState';
import { textPath } from '../paths';
import { useTexts } from '../texts';
import { FeedbackPane } from './FeedbackPane';
import { HelpedHints } from './HelpedHints';
import { HintsPane } from './HintsPane';
import { LevelTable } from './LevelTable';
import classes from './reading.module.css';
import { useTextFeedback } from './use-text-feedback';
import { VersionPair } from './VersionPair';
import { VersionPath } from './VersionPath';

interface TextPageProps {
  item: FeedbackAssignmentItem;
  text: PupilText;
  type: FeedbackType;
  /** its place among all texts, from 1 */
  page: number;
}

/** One pupil's text: two versions side by side, the criteria, and the teacher's feedback beside them; on a phone one of both. */
export function TextPage({ item, text, type, page }: TextPageProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const newest = text.versions.at(-1);
  const hasHints = item.assignment.hints !== 'off' || text.hints.length > 0;
  return (
    <div className={classes.text}>
      <header className={classes.textHead}>
        <h1>{text.name || t('class.nameless')}</h1>
        <span className={classes.hint}>{t(`stages.${text.stage}`)}</span>
      </header>
      {newest ? (
        <>
          <div className={classes.narrowTabs}>
            <PillTabs<FeedbackType>
              label={t('text.views')}
              options={[
                { value: 'versions', label: t('text.versions') },
                { value: 'teacher', label: t('text.teacher') },
                ...(hasHints ? [{ value: 'hints' as const, label: t('hints.title') }] : []),
              ]}
              value={type}
              onChange={(value) => void navigate(textPath(item.id, page, value), { replace: true })}
            />
          </div>
          <Read key={newest.number} item={item} text={text} type={type} newest={newest.number} />
        </>
      ) : (
        <EmptyState title={t('text.nothing')} text={t('text.nothingText')} />
      )}
    </div>
  );
}

/** Which feedback is written follows the newest version. */
function Read({ item, text, type, newest }: Omit<TextPageProps, 'page'> & { newest: number }) {
  const [later, setLater] = useState(newest);
  const feedback = useTextFeedback(text, newest);
  const after = text.versions.find(({ number }) => number === later) ?? text.versions.at(-1)!;
  const before = text.versions.find(({ number }) => number === after.number - 1);
  const seen = text.hints.filter(({ version, state }) => version === before?.number && state === 'given');
  return (
    <div className={classes.columns} data-shown={type}>
      <div className={classes.versions}>
        <VersionPath item={item} text={text} later={after.number} onLater={setLater} />
        <VersionPair before={before} after={after} hints={seen} language={contentLanguage(item)} />
        <LevelTable item={item} text={text} newest={newest} feedback={feedback} />
      </div>
      <div className={classes.aside}>
        <div data-part="hints">
          <HelpedHints item={item} hints={seen} after={after} />
          <HintsPane item={item} text={text} newest={newest} />
        </div>
        <div data-part="teacher">
          <FeedbackPane item={item} text={text} newest={newest} feedback={feedback} />
        </div>
      </div>
    </div>
  );
}
