import { trimBlank, WEBSITE_LIMITS } from '@murmel/contracts';
import { blocksOnPage, knownSiteBlocks, type Site } from '@murmel/documents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PaidFeature } from '../../../../core/licences/PaidFeature';
import { orpc } from '../../../../platform/api/queries';
import { errorText } from '../../../../platform/errors/error-text';
import { pageData } from '../../../../platform/session/initial-data';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { Textarea } from '../../../../ui/forms/TextField';
import { FormDialog } from '../../../../ui/overlays/FormDialog';
import { Notice } from '../../../../ui/status/Notice';
import { toast } from '../../../../ui/status/toast-queue';
import { useWebsite } from '../open/website-context';
import { useTexts } from '../texts';
import classes from './publish.module.css';
import type { Published } from './use-published';

const { imprint: imprintLimits, privacyMax } = WEBSITE_LIMITS;

/** Dialog before publication: the responsible person, the privacy notice, and pictures without a description. */
export default function PublishDialog({ published, onClose }: { published: Published; onClose: () => void }) {
  const t = useTexts();
  const { item, site } = useWebsite();
  const [imprint, setImprint] = useState(item.website.imprint);
  const [privacyNote, setPrivacyNote] = useState(item.website.privacyNote);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data: own } = useQuery(orpc.schools.mine.queryOptions());
  // The author's own school: of a website of others the server knows better, and says so.
  const ofSchool = own?.school?.imprint;
  const standsIn = ofSchool || pageData.legal.imprint;
  const length = trimBlank(imprint).length;
  const short = length < imprintLimits.min && !(standsIn && length === 0);
  const mute = picturesWithoutText(site);
  const empty = site.pages.every(({ id }) => blocksOnPage(site, id).length === 0);
  const act = async (work: () => Promise<void>, said: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      toast({ id: 'published', tone: 'success', text: said });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };
  const send = () => {
    setTried(true);
    if (!short) void act(() => published.publish({ imprint: trimBlank(imprint), privacyNote: privacyNote.trim() }), t('publish.done'));
  };
  return (
    <FormDialog
      title={t('publish.title')}
      closeLabel={t('close')}
      submitLabel={t('publish.go')}
      busy={busy}
      disabled={empty}
      className={classes.form}
      onSubmit={send}
      onClose={onClose}
      others={
        published.state !== 'draft' && (
          <Button variant="default" busy={busy} onClick={() => void act(published.unpublish, t('publish.taken'))}>
            {t('publish.takeBack')}
          </Button>
        )
      }
    >
      <p className={classes.intro}>{t(empty ? 'publish.empty' : item.privacy === 'locked' ? 'publish.locked' : 'publish.intro')}</p>
      <Textarea
        data-autofocus
        label={t('publish.imprint')}
        description={t(ofSchool ? 'publish.imprintOfSchool' : standsIn ? 'publish.imprintStandsIn' : 'publish.imprintHint', {
          address: standsIn,
        })}
        rows={4}
        maxLength={imprintLimits.max}
        value={imprint}
        error={tried && short && <FieldError>{t('publish.imprintMissing', { min: imprintLimits.min })}</FieldError>}
        onChange={(event) => setImprint(event.currentTarget.value)}
      />
      <Textarea
        label={t('publish.privacy')}
        description={t('publish.privacyHint')}
        rows={3}
        maxLength={privacyMax}
        value={privacyNote}
        onChange={(event) => setPrivacyNote(event.currentTarget.value)}
      />
      {mute > 0 && <Notice title={t('publish.mute', { count: mute })}>{t('publish.muteText')}</Notice>}
      <PaidFeature feature="websites" />
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </FormDialog>
  );
}

/** Counts the pictures without a description. */
function picturesWithoutText(site: Site): number {
  const pictures = knownSiteBlocks(site).flatMap(({ content }) =>
    'pictures' in content ? content.pictures : 'alt' in content ? [{ file: content.file, alt: content.alt }] : [],
  );
  const { cover, coverAlt } = site.look;
  return [...pictures, { file: cover, alt: coverAlt }].filter(({ file, alt }) => file !== null && alt.trim() === '').length;
}
