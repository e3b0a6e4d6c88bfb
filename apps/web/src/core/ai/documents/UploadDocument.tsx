import { DOCUMENT_QA, DOCUMENT_QA_LIMITS, type DocumentQa, MEGABYTE } from '@murmel/contracts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { monthLimitOf, monthLimitText } from '../../../platform/errors/month-limit';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { uploadFile } from '../../../platform/upload/upload-file';
import { FileUploadField } from '../../../ui/files/FileUploadField';
import { fileSize } from '../../../ui/files/file-size';
import { Notice } from '../../../ui/status/Notice';
import { problemOf } from '../../boards/upload/upload-problem';
import { LimitButton } from '../../licences/LimitButton';
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
      if (monthLimitOf(error)) setProblem(errorText(error));
      else if (isErrorCode(error, 'UNSUPPORTED_TYPE')) setProblem(t('upload.noPdf', { name: file.name }));
      else setProblem(problemOf(error, file));
    } finally {
      setSent(undefined);
      void refreshDocuments(queryClient);
    }
  };
  const left = used && used.limit !== null ? Math.max(0, used.limit - used.used) : undefined;
  if (used && left === 0)
    return (
      <Notice title={t('upload.fullTitle')} actions={<LimitButton kind={DOCUMENT_QA} />}>
        {monthLimitText({ kind: DOCUMENT_QA, limit: used.limit ?? 0, resetsAt: used.resetsAt })}
      </Notice>
    );
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
