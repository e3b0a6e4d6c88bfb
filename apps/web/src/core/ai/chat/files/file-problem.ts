import { AI_FILE_LIMITS, AI_PICTURE_TYPES, knowledgeEnding, MEGABYTE, type ModelCard } from '@murmel/contracts';

const { megabytes, lettersOfPicture } = AI_FILE_LIMITS;
/** Number of letters per token, as on the server: German words take a token for three to four letters. */
const LETTERS_PER_TOKEN = 2.5;

/** Returns the reason against uploading a file. The api decides by the bytes. */
export function fileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): 'empty' | 'tooLarge' | 'kind' | undefined {
  if (size === 0) return 'empty';
  if (!AI_PICTURE_TYPES.includes(type) && knowledgeEnding(name) === undefined) return 'kind';
  return size > megabytes * MEGABYTE ? 'tooLarge' : undefined;
}

/** Letters that a model reads at once, beside its answer. */
export const modelInputLimit = ({ contextWindow, maxTokens }: Pick<ModelCard, 'contextWindow' | 'maxTokens'>): number =>
  Math.floor((contextWindow - Math.min(maxTokens, contextWindow / 2)) * LETTERS_PER_TOKEN);

interface Weighed {
  kind: 'text' | 'picture';
  letters: number | null;
}

/** Returns the reason a model cannot take the files: it reads no images, or not so much at once. */
export function modelProblem(files: readonly Weighed[], model: Pick<ModelCard, 'images' | 'contextWindow' | 'maxTokens'>) {
  if (!model.images && files.some(({ kind }) => kind === 'picture')) return 'pictures';
  const letters = files.reduce((sum, file) => sum + (file.letters ?? lettersOfPicture), 0);
  return letters > modelInputLimit(model) ? 'words' : undefined;
}
