import { contentLanguage, type FeedbackAssignmentItem, type OwnPupilText, type TextPhoto } from '@murmel/contracts';
import { IconCamera } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { TextButton } from '../../../core/answers/FormButton';
import { AnswerError } from '../../../core/answers/fields/AnswerError';
import { sendFile } from '../../../core/answers/send-file';
import { quietApi } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { FileInput } from '../../../ui/files/FileInput';
import { useTexts } from './texts';
import classes from './writing.module.css';

interface PhotoPartProps {
  item: FeedbackAssignmentItem;
  own: OwnPupilText;
  offline: boolean;
  setOwn: (own: OwnPupilText) => void;
  /** adds words to the text */
  onWords: (words: string) => void;
}

/** Takes a photo of a text on paper, and offers the words that were read on it. */
export default function PhotoPart({ item, own, offline, setOwn, onWords }: PhotoPartProps) {
  const t = useTexts();
  const hint = useId();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    try {
      const sent = await sendFile(item.id, file, {});
      if (typeof sent === 'string') setProblem(t(`photo.notSent.${sent}`));
      else setOwn(await quietApi.pupilFeedback.readPhoto({ id: own.id, fileId: sent.id }));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setSending(false);
    }
  };
  const putAway = async ({ id }: TextPhoto): Promise<void> => {
    try {
      await quietApi.pupilFeedback.removePhoto({ id });
      setOwn({ ...own, photos: own.photos.filter((one) => one.id !== id) });
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <div className={classes.photos}>
      {!offline && (
        <label className={classes.photo}>
          <FileInput accept="image/*" aria-describedby={hint} onFile={(file) => void send(file)} />
          <IconCamera size={22} stroke={1.9} aria-hidden />
          {t('photo.take')}
        </label>
      )}
      <p id={hint} className={classes.hint}>
        {t('photo.hint')}
      </p>
      <p role="status" className={classes.hint}>
        {sending ? t('photo.sending') : own.photos.some(isUnderWay) && t('photo.reading')}
      </p>
      <AnswerError>{problem}</AnswerError>
      {own.photos
        .filter((photo) => !isUnderWay(photo))
        .map((photo) => (
          <section key={photo.id} className={classes.card} aria-label={t('photo.read')}>
            {photo.failure ? (
              <p className={classes.words}>{t(`photo.failures.${photo.failure}`)}</p>
            ) : (
              <>
                <b>{t('photo.read')}</b>
                {photo.turned && <p className={classes.hint}>{t('photo.turned')}</p>}
                <p className={classes.words} lang={contentLanguage(item)}>
                  {photo.text}
                </p>
              </>
            )}
            <span className={classes.photoButtons}>
              {!photo.failure && (
                <TextButton
                  onClick={() => {
                    onWords(photo.text);
                    void putAway(photo);
                  }}
                >
                  {t('photo.takeOver')}
                </TextButton>
              )}
              <TextButton onClick={() => void putAway(photo)}>{t(photo.failure ? 'photo.close' : 'photo.away')}</TextButton>
            </span>
          </section>
        ))}
    </div>
  );
}

const isUnderWay = ({ state }: TextPhoto): boolean => state === 'queued' || state === 'running';
