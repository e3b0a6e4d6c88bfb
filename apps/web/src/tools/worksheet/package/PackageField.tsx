import type { H5pAnswer } from '@murmel/contracts';
import type { BlockOf } from '@murmel/documents';
import type { FieldProps } from '../../../core/answers/fields/field';
import PackageFrame from '../../../core/h5p/PackageFrame';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useLatest } from '../../../platform/use-latest';
import { usePackage } from './use-package';

interface PackageFieldProps extends Pick<FieldProps<{ h5p?: H5pAnswer | undefined }>, 'answer' | 'onAnswer' | 'locked'> {
  task: BlockOf<'H5p'>;
}

const NOTHING: H5pAnswer = { state: null, score: null, most: null };

/** Plays a package: its state and its points are the answer. */
export default function PackageField({ task, answer, onAnswer, locked }: PackageFieldProps) {
  const { t } = useTranslation('h5p');
  const { found, gone, offline } = usePackage(task);
  const said = useLatest(answer?.h5p ?? NOTHING);
  const say = (more: Partial<H5pAnswer>): void => {
    if (!locked) onAnswer({ h5p: { ...said(), ...more } });
  };
  const { name, file } = task.content;
  if (found?.address) {
    return (
      <PackageFrame
        address={found.address}
        title={task.task.trim() || name}
        state={answer?.h5p?.state ?? null}
        onState={(state) => say({ state })}
        onScore={(score) => say(score)}
      />
    );
  }
  const words = (): string => {
    if (file === null || gone) return t('notFound');
    if (found?.state === 'failed') return t('notPlayable');
    if (found) return t('notYet');
    return t(offline ? 'offline' : 'loading');
  };
  return <p role="status">{words()}</p>;
}
