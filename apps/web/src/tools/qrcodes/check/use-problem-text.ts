import type { CodeProblem } from '@murmel/contracts';
import { errorCodeText } from '../../../platform/errors/error-text';
import { useNumbers } from './use-numbers';

/** The sentence for what stands against a code, with its numbers as the reader writes them. */
export function useProblemText(): (problem: CodeProblem) => string {
  const { shown } = useNumbers();
  return ({ code, data = {} }) =>
    errorCodeText(code, Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shown(value)])));
}
