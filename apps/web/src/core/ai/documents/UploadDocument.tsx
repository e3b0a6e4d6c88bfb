import { DOCUMENT_QA, DOCUMENT_QA_LIMITS, type DocumentQa, LIMITS, MEGABYTE } from '@murmel/contracts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorLimit, isErrorCode } from '../../../platform/errors/api-error';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { uploadFile } from '../../../platform/upload/upload-file';
import { FileUploadField } from '../../../ui/files/FileUploadField';
import { fileSize } from '../../../ui/files/file-size';
import { Notice } from '../../../ui/status/Notice';
import { problemOf } from '../../boards/upload/upload-problem';
import { questionsQuery } from '../chat/chat-queries';
import { refreshDocuments, showDocument } from './document-queries';
import classes from './documents.module.css';
import { documentPath } from './paths';

const { megabytes } = DOCUMENT_QA_LIMITS;

/** Place for a PDF; once it is there, its page opens. */
export function UploadDocument() {
  const { t, i18n } = useTranslation('ai/documents');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const hint = useId();
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { data: used } = useQuery(questionsQuery(DOCUMENT_QA));
  const before = ({ name, size, type }: File): string | undefined => {
    if (size === 0) return t('upload.empty', { name });
    if (type !== 'application/pdf' && !/\.pdf$/i.test(name)) return t('upload.noPdf', { name });
    return size > megabytes * MEGABYTE ? t('upload.tooLarge', { name, size: fileSize(size, i18n.language), max: megabytes }) : undefined;
  };
  const send = async (file: File) => {
    const refused = before(file);
    setProblem(refused);
    if (refused !== undefined) return;
    setSent(0);
    try {
      const document = await uploadFile<DocumentQa>({ path: '/ai/document_qas', file, onProgress: setSent });
      showDocument(queryClient, document);
      void navigate(documentPath(document.id));
    } catch (error) {
      const limit = errorLimit(error) ?? LIMITS.monthlyCreations[DOCUMENT_QA] ?? 0;
      if (isErrorCode(error, 'LIMIT_REACHED')) setProblem(t('upload.full', { limit }));
      else if (isErrorCode(error, 'UNSUPPORTED_TYPE')) setProblem(t('upload.noPdf', { name: file.name }));
      else setProblem(problemOf(error, file));
    } finally {
      setSent(undefined);
      void refreshDocuments(queryClient);
    }
  };
  const left = used && used.limit !== null ? Math.max(0, used.limit - used.used) : undefined;
  if (left === 0) return <Notice title={t('upload.fullTitle')}>{t('upload.full', { limit: used?.limit ?? '' })}</Notice>;
  return (
    <div className={classes.upload}>
      <FileUploadField
        icon={IconFileTypePdf}
        accept="application/pdf,.pdf"
        hint={hint}
        words={{ choose: t('upload.choose'), sending: t('upload.sending'), reading: t('upload.keeping') }}
        sent={sent}
        problem={problem}
        onFile={(file) => void send(file)}
      />
      <p id={hint} className={classes.hint}>
        {t('upload.hint', { max: megabytes })} {left !== undefined && t('upload.left', { count: left, limit: used?.limit ?? '' })}
      </p>
    </div>
  );
}
