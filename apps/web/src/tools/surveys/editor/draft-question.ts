import { LIMITS, type SurveyQuestion, textProblem } from '@murmel/contracts';
import { randomId } from '../../../platform/random-id';

/** An option while it is written. `key` stays the same when the server gives it its id. */
export interface DraftOption {
  key: string;
  id?: string;
  text: string;
}

/** A question as it stands on the screen, which may be ahead of the server. */
export interface DraftQuestion extends Omit<SurveyQuestion, 'options'> {
  options: readonly DraftOption[];
}
export type QuestionFields = Pick<DraftQuestion, 'type' | 'title' | 'description' | 'required' | 'options'>;

/** Whether something is longer than the server takes; it is not sent until it is shortened. */
export function tooLong({ title, description, options }: Partial<QuestionFields>): boolean {
  const { questionMax, options: limits } = LIMITS.survey;
  const over = (text: string | undefined, max: number): boolean => textProblem(text ?? '', { max }) !== undefined;
  return (
    over(title, questionMax) || over(description, LIMITS.description.max) || (options ?? []).some(({ text }) => over(text, limits.textMax))
  );
}

export function newOption(text = ''): DraftOption {
  return { key: randomId(), text };
}

/** As many empty options as a choice needs at least. */
export function firstOptions(): DraftOption[] {
  return Array.from({ length: LIMITS.survey.options.min }, () => newOption());
}

/** The server's question with the keys and the spaces at the end that are on the screen, so that nothing jumps while somebody types. */
export function takenOver(server: SurveyQuestion, local: DraftQuestion | undefined): DraftQuestion {
  const keep = (text: string, shown: string | undefined): string => (shown?.trim() === text ? shown : text);
  return {
    ...server,
    title: keep(server.title, local?.title),
    description: keep(server.description, local?.description),
    options: server.options.map(({ id, text }) => {
      const shown = local?.options.find((option) => option.id === id);
      return { key: shown?.key ?? id, id, text: keep(text, shown?.text) };
    }),
  };
}
